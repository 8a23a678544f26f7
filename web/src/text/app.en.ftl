# The frame of the client: header, wishes, errors
app-skip = Skip to the page
app-home = Tablewood: all tables
app-nav = Pages
app-tables = Tables
app-verify = Check a game
app-loading = One moment …
app-reload = Load again
app-nowhere = There is nothing at this address
app-nowhere-home = Back to the tables

foot-nav = More
foot-fonts = Typefaces under an open licence:

wishes = Language and settings
wish-language = Language
language-en = English
language-fr = Français
wish-theme = Light or dark
theme-auto = As my device
theme-light = Light
theme-dark = Dark
wish-confirm = Ask me before each move
wish-plain = Plain tables instead of drawn boards
wish-speed = Speed of motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = None
wish-speed-system = Your device asks for no motion, so there is none.
wish-pace = Bots at my new tables
pace-brisk = Play at once
pace-normal = Wait a moment
pace-calm = Take their time
wish-volume = Sound
wish-volume-off = off
wish-notify = Tell me when it is my turn
wish-notify-help = With a notification of your browser, when Tablewood is in the background.
wish-notify-blocked = Your browser blocks notifications from this page; you can allow them in its settings.

install = Install Tablewood
update-ready = A newer Tablewood is here.
update-now = Load it
offline-line = You are offline. Your tables are safe on the server, and come back with the connection.

## When it is my turn and Tablewood is in the background

attention-title = Your turn! · { $title }
attention-notice = It is your turn

error-offline = The server cannot be reached. Are you connected?
error-unexpected = Something went wrong: { $message }
