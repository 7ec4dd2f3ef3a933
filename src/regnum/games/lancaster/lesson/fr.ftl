# Ce que dit le guide pendant la première partie.

lesson-lords = Vous êtes un seigneur aux côtés du roi : qui a le plus de { -points } après cinq { -rounds } l’emporte. Vos { -knights } les gagnent dans les { -counties }, dans votre { -castle } et en France.

lesson-extension = D’abord un cadeau : une { -extension } de votre { -castle }, qui rapporte à chaque { -round }. Prenez celle des { -squires } : ils rendent forts les petits { -knights }.
lesson-extension-otherwise = Un bon choix aussi : elle rapporte dès maintenant, { -round } après { -round }.
lesson-county = Placez vos { -knights } un par un. Celui de { -strength } 2 peut aller à { place-suffolk }, où l’on gagne un nouveau { -knight }.
lesson-county-otherwise = Pourquoi pas là ! Regardez seulement ce que le lieu exige et ce qu’il donne.
lesson-alone = Les { -squires } placés avec un { -knight } ajoutent à sa { -strength }, mais ne reviennent jamais. Il n’y a encore personne ici : allez-y seul.
lesson-alone-otherwise = Bien gardé ! Mais ces { -squires } sont dépensés.
lesson-driven-out = Chassé par plus fort que lui ! Rien n’est perdu : votre { -knight } est de retour à la { -court } et repart aussitôt.
lesson-contest = Faites de même : { $seat2 } tient { place-bedford } avec une { -strength } de 2, sans { -squires }. Envoyez-y votre { -knight } le plus fort.
lesson-contest-otherwise = Un endroit plus tranquille : on vous y laissera peut-être en paix.
lesson-together = Il faut plus que les 2 qui sont là. Avec un { -squire }, cela fait 3 : juste assez.
lesson-together-otherwise = Plus qu’il n’en faut. On ne vous en chassera pas à bon compte.
lesson-france = Votre plus petit part en France : votre 1 et le 2 envoyé par { $seat2 } battent ensemble les Français de { -strength } 3, et vous marquez tous deux. Le roi vous remercie sur-le-champ.
lesson-france-otherwise = La France attendra. Mais le roi ne remercie que ceux qui se battent pour lui.
lesson-favour = C’est la { -favour } : une tuile, tout de suite. Deux { -squires }, s’il vous plaît : ils vaudront bientôt des { -points }.
lesson-favour-otherwise = Le roi donne, et vous choisissez. C’est votre droit.

lesson-parliament = Tous votent sur trois nouvelles { -laws } ; chacune qui passe chasse celle de gauche. « { law-L12 } » change vos { -squires } et votre { -gold } en { -points } : votez oui, avec votre { -vote-marker }.
lesson-parliament-otherwise = Les autres décideront donc. D’ailleurs, les { -vote-markers } qui restent à la fin sont perdus.
lesson-against = « { law-L14 } » chasserait « { law-L02 } », et c’est vous qui avez le plus d’{ -squires }. Dites non : cela ne coûte rien.
lesson-against-otherwise = Qui sait à quoi cela servira. L’égalité vaut un oui.
lesson-outvoted = Battu au vote : votre nouveau { -knight } s’en va avec l’ancienne { -law }. La prochaine fois, gardez un pion pour le deuxième vote.
lesson-indifferent = Il s’agit maintenant de « { law-L03 } », et vous ne tenez qu’une { -county }. Peu vous importe : un non laisse tout en l’état.
lesson-indifferent-otherwise = Comme il vous plaira : ce vote ne vaut pas un { -vote-marker }.
lesson-trade = Les { -laws } s’appliquent de gauche à droite. Voici la vôtre : deux { -squires } et deux { -gold-pieces } font six { -points }.
lesson-trade-otherwise = Vous épargnez. C’est bien, si vous savez pourquoi.
lesson-noble = { place-bedford } est à vous : prenez son { -reward } ou son { -noble }. Les { -nobles } à votre { -table } donnent des { -vote-markers } à chaque { -round }, et jusqu’à 36 { -points } à la fin.
lesson-noble-otherwise = Un choix solide. N’oubliez pas les { -nobles } : plus on en a, plus ils comptent.
lesson-table = Votre { -castle } rapporte, et chaque { -noble } à votre { -table } vaut un { -vote-marker } de plus pour le prochain parlement.
lesson-england = L’Angleterre l’emporte en France : des { -points } pour tous ceux qui s’y sont battus, le plus fort en tête. Ce qui n’est pas gagné continue au prochain { -round }.

lesson-watch-1 = Regardez ce que demandent les { -laws } en vigueur avant de placer le premier { -knight }.
lesson-watch-2 = Plus de { -knights }, et de plus forts : au début, rien ne rapporte davantage.
lesson-watch-3 = Réunissez des { -nobles } de { -counties } différentes : chacun vaut plus que le précédent.
