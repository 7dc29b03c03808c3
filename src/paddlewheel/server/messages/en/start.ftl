# Starting a server.

tables-open = Tables are open at { $address } (Ctrl-C closes them)
admin-key = The administrator's key, for { $address }: { $key }
start-smtp = the SMTP server is given as smtps://USER:PASSWORD@HOST:PORT
start-sender = an SMTP server needs a sender, an address such as tables@example.org
no-mail-address = this is not an e-mail address
start-origin = --origin takes an address such as https://play.example.org, not { $origins }
start-proxies = --trusted-proxies takes addresses and networks such as 10.0.0.5 or 10.0.0.0/24, not { $proxy }
start-database = --database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not { $database }
start-database-unusable = the database { $database } cannot be used: { $why }
start-database-closed = the database { $database } cannot be opened: { $why }
start-database-taken = another server uses the database { $database }: stop it, or choose another file with --database
