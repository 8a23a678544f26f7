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
device-seen = here since { $first }, last seen { $last }
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
