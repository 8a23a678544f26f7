"""Strangers who mean harm, each for some seconds, against a server started for the purpose (`make hostile`)."""
