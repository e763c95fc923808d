/** Sounds of our own making: a wooden knock for what happens, a ship's bell for what alarms. */
let context: AudioContext | undefined;

function tone(frequency: number, seconds: number, volume: number, type: OscillatorType, at = 0): void {
  context ??= new AudioContext();
  // One that was made before anybody touched the page sleeps until it is asked again.
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { frequency, type });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** At once, or in so many seconds. */
export function knock(at = 0): void {
  tone(190, 0.09, 0.25, "triangle", at);
}

/** A bell is its note and the crooked ones above it. */
export function bell(): void {
  for (const [times, volume] of [[1, 0.16], [2.76, 0.07], [5.4, 0.03]] as const) {
    tone(620 * times, 1.6, volume, "sine");
  }
}
