"""People and their devices: one-time codes, lists of devices, accounts by passkey. See decision 21."""
