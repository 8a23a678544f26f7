"""Tables with people at them: sockets, rooms, and what each viewer is shown."""
