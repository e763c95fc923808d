# The table server in a container: the rules compiled, nobody's root, one folder to keep.
# docs/operating.md says how to run it; compose.yaml runs it with PostgreSQL.

FROM node:24-slim AS page
WORKDIR /src/client
COPY client/package.json client/package-lock.json ./
RUN npm ci
COPY client/ ./
# The page speaks with the words of the package, and is built into it.
COPY src/carpathia/words/ /src/src/carpathia/words/
RUN npm run build

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
RUN python -m venv /opt/carpathia
ENV PATH=/opt/carpathia/bin:$PATH PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
# The pins first: they change less often than the code.
COPY requirements/ requirements/
RUN pip install -c requirements/constraints.txt setuptools mypy
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src/ src/
COPY --from=page /src/src/carpathia/server/page/ src/carpathia/server/page/
RUN CARPATHIA_COMPILE=yes pip install --no-build-isolation -c requirements/constraints.txt '.[postgresql]' \
    && pip uninstall --yes mypy setuptools pip

FROM python:3.13-slim
RUN useradd --system --uid 1912 --home-dir /data --shell /usr/sbin/nologin carpathia \
    && install --directory --owner carpathia --mode 700 /data
COPY --from=build /opt/carpathia /opt/carpathia
# Where the tables are kept, unless CARPATHIA_DATABASE names a database.
ENV PATH=/opt/carpathia/bin:$PATH PYTHONUNBUFFERED=1 CARPATHIA_DATA=/data
USER carpathia
VOLUME /data
EXPOSE 1912
# SIGTERM ends it in good order within seconds; see docs/operating.md.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:1912/healthz', timeout=4)"]
ENTRYPOINT ["carpathia", "serve", "--host", "0.0.0.0"]
