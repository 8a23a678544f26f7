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
wish-quiet = No animation

error-offline = The server cannot be reached. Are you connected?
error-unexpected = Something went wrong: { $message }
