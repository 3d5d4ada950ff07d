// DwellDeck
