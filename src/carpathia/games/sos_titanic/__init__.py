"""SOS Titanic (Ludovic Maublanc & Bruno Cathala): rules S1 to S11, editions, component data."""
