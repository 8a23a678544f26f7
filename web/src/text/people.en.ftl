# One person on several devices

devices-title = My devices
devices-open = My devices
devices-lead = Play on from your phone, or see where else you are signed in. You need no account for it.

code-heading = Continue on another device
code-lead = Point the other device’s camera at the picture. It will be you as well, with all your tables.
code-make = Show a code
code-again = Show a new code
code-or-type = Or open { $address } there, and type:
code-left = Good for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
  }, and for one device.
code-over = This code is too old now.
code-careful = Whoever has this code can play for you. Show it to nobody else.
code-qr = The link with the code, as a QR code

devices-heading = Devices that are you
device-name = { $browser } on { $system }
device-unknown = A browser
device-here = this device
device-seen = first seen { $first }, last seen { $last }
device-end = End
device-end-name = End { $device }
device-end-here = Sign out here
device-end-here-sure = Your { $tables ->
    [one] table
   *[other] { $tables } tables
  } will no longer be within reach of this device. Sign out?
device-end-yes = Sign out
device-end-no = Stay
device-end-others = End all others
device-ended = { $count ->
    [0] No device was ended.
    [one] One device was ended. It is a guest again.
   *[other] { $count } devices were ended. They are guests again.
  }
device-signed-out = This device is a guest again.

join-title = Continue here
join-lead = You have a code from your other device? On that device it is under “{ $menu }”.
join-code = Code
join-look = Go on
join-as = You will play as { $name } here, at { $tables ->
    [0] no table yet
    [one] one table
   *[other] { $tables } tables
  }.
join-nameless = You will be the same person here as on the other device, with { $tables ->
    [0] no table yet
    [one] one table
   *[other] { $tables } tables
  }.
join-along = { $mine ->
    [one] The table that this device has already comes along.
   *[other] The { $mine } tables that this device has already come along.
  }
join-others = Only go on if the code is from your own device.
join-same = This device already is the same person as the one that made the code. There is nothing to do.
join-yes = Continue here
join-no = Do not
join-done = Done. You are at { $tables ->
    [0] no table yet
    [one] one table
   *[other] { $tables } tables
  } here.
join-to-tables = To my tables

account-heading = Account
account-lead = An account is optional. It collects your tables, and a passkey (your finger, your face or the PIN of your device) opens it anywhere. There is no password, and nobody asks for an email address.
account-name = What the account is called
account-make = Make an account
account-sign-in = Sign in with a passkey
account-as = Your account is called { $name }.
account-add = Add a passkey
account-passkeys = Passkeys
account-made = made { $made }
account-used = made { $made }, last used { $used }
account-remove = Remove
account-remove-name = Remove the passkey made with { $device }
account-delete = Delete the account
account-delete-sure = Your passkeys will no longer open anything here. Your seats stay with the devices that have them. Delete the account?
account-delete-yes = Delete it
account-delete-no = Keep it
account-done = Done.
account-deleted = The account is deleted. You go on as a guest.
account-cancelled = The browser made no passkey: it was cancelled, or it took too long.
account-not-here = Browsers allow passkeys on https pages with a name only. Ask the person who runs this server for its https address; until then, a code does the same.
account-not-installed = This server does not offer accounts. A code does the same for two devices that you have at hand.
account-old-browser = This browser is too old for passkeys. A code does the same for two devices that you have at hand.
