# Une personne sur plusieurs appareils

devices-title = Mes appareils
devices-open = Mes appareils
devices-lead = Continuez sur votre téléphone, ou voyez où vous êtes connecté. Aucun compte n’est nécessaire.

code-heading = Continuer sur un autre appareil
code-lead = Visez l’image avec l’appareil photo de l’autre appareil. Ce sera vous aussi, avec toutes vos tables.
code-make = Afficher un code
code-again = Afficher un nouveau code
code-or-type = Ou ouvrez-y { $address } et tapez :
code-left = Valable encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }, et pour un seul appareil.
code-over = Ce code est maintenant trop vieux.
code-careful = Qui a ce code peut jouer à votre place. Ne le montrez à personne d’autre.
code-qr = Le lien avec le code, en code QR

devices-heading = Les appareils qui sont vous
device-name = { $browser } sur { $system }
device-unknown = Un navigateur
device-here = cet appareil
device-seen = vu pour la première fois { $first }, la dernière fois { $last }
device-end = Déconnecter
device-end-name = Déconnecter { $device }
device-end-here = Se déconnecter ici
device-end-here-sure = { $tables ->
    [one] Votre table ne sera plus accessible
   *[other] Vos { $tables } tables ne seront plus accessibles
  } depuis cet appareil. Se déconnecter ?
device-end-yes = Se déconnecter
device-end-no = Rester
device-end-others = Déconnecter tous les autres
device-ended = { $count ->
    [0] Aucun appareil n’a été déconnecté.
    [one] Un appareil a été déconnecté. Il est de nouveau invité.
   *[other] { $count } appareils ont été déconnectés. Ils sont de nouveau invités.
  }
device-signed-out = Cet appareil est de nouveau invité.

join-title = Continuer ici
join-lead = Vous avez un code de votre autre appareil ? Il s’y trouve sous « { $menu } ».
join-code = Code
join-look = Continuer
join-as = Vous jouerez ici en tant que { $name }, { $tables ->
    [0] sans table pour l’instant
    [one] à une table
   *[other] à { $tables } tables
  }.
join-nameless = Vous serez ici la même personne que sur l’autre appareil, { $tables ->
    [0] sans table pour l’instant
    [one] avec une table
   *[other] avec { $tables } tables
  }.
join-along = { $mine ->
    [one] La table que cet appareil a déjà vous suit.
   *[other] Les { $mine } tables que cet appareil a déjà vous suivent.
  }
join-others = Ne continuez que si le code vient de votre propre appareil.
join-same = Cet appareil est déjà la même personne que celui qui a créé le code. Il n’y a rien à faire.
join-yes = Continuer ici
join-no = Ne pas continuer
join-done = C’est fait. Vous êtes ici { $tables ->
    [0] sans table pour l’instant
    [one] à une table
   *[other] à { $tables } tables
  }.
join-to-tables = Vers mes tables

account-heading = Compte
account-lead = Un compte est facultatif. Il rassemble vos tables, et une clé d’accès (votre doigt, votre visage ou le code de votre appareil) l’ouvre partout. Pas de mot de passe, et personne ne demande d’adresse e-mail.
account-name = Le nom du compte
account-make = Créer un compte
account-sign-in = Se connecter avec une clé d’accès
account-as = Votre compte s’appelle { $name }.
account-add = Ajouter une clé d’accès
account-passkeys = Clés d’accès
account-made = créée { $made }
account-used = créée { $made }, utilisée { $used }
account-remove = Supprimer
account-remove-name = Supprimer la clé d’accès créée avec { $device }
account-delete = Supprimer le compte
account-delete-sure = Vos clés d’accès n’ouvriront plus rien ici. Vos places restent aux appareils qui les ont. Supprimer le compte ?
account-delete-yes = Le supprimer
account-delete-no = Le garder
account-done = C’est fait.
account-deleted = Le compte est supprimé. Vous continuez en tant qu’invité.
account-cancelled = Le navigateur n’a pas créé de clé d’accès : c’était annulé, ou trop long.
account-not-here = Les navigateurs n’acceptent les clés d’accès que sur des pages https qui ont un nom. Demandez l’adresse https à la personne qui gère ce serveur ; en attendant, un code fait la même chose.
account-not-installed = Ce serveur ne propose pas de comptes. Un code fait la même chose pour deux appareils que vous avez sous la main.
account-old-browser = Ce navigateur est trop ancien pour les clés d’accès. Un code fait la même chose pour deux appareils que vous avez sous la main.
