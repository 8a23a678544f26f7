# Étiquettes de la table telle que le terminal la dessine. Le fichier anglais porte les mêmes identifiants.

course = Manche { $round } sur { $rounds } ; un dragon a { $dragon }, un nid { $nest } par dragon
team = Réserve { $pool } de renommée ; le prochain nid coûte { $cost } ; nids restants { $left }, vaincus cette manche { $fallen }
actions = Actions restantes : { $actions }
battle = Combat sur { $space }, dés { $dice }
die = Le dé montre : { $shows }
done = (terminé)
tracks = concentration { $focus }, attaque { $attack }, défense { $defense }
ready = prêtes :
hand = main :
hidden = main : ressources { $resources }, cartes Action { $cards }
limit = limite { $limit }
renown = renommée { $renown }
captured = dragons capturés { $dragons }
market = Marché
supply = Réserve
deck = Cartes Action (pioche / défausse)
dragons = dragons
legend-dragons = N3 un nid de 3 dragons ; n un nid vaincu ; d2 deux dragons
legend-pieces = A un personnage ; a un avant-poste ; aMo avec un monument (St entrepôt, Ba bastion, Vi village) ; # un rempart ; o une entrée
