/**
 * The products for sale, one line each, in the order of the list: slug | riders | kind | cents | valid | flags |
 * English | French. Flags: `shipped`, `pickup` (both physical), `renews`, `withdrawn`, and the names of alerts in
 * productTexts. Bus, Adult, Passes holds 14, so that a second page exists; Ferry, Senior, Passes is empty.
 */
export const busTable = `
adult-single     | adult  | ticket | 350    | -   |                | Adult Single Ride              | Passage simple, adulte
adult-ten        | adult  | ticket | 3150   | 10  |                | Adult 10-Ride Ticket           | Carnet de 10 passages, adulte
adult-night      | adult  | ticket | 450    | -   | night          | Night Owl Single Ride          | Passage simple Oiseau de nuit
youth-single     | youth  | ticket | 225    | -   |                | Youth Single Ride              | Passage simple, jeune
youth-ten        | youth  | ticket | 2025   | 10  |                | Youth 10-Ride Ticket           | Carnet de 10 passages, jeune
senior-single    | senior | ticket | 225    | -   |                | Senior Single Ride             | Passage simple, aîné
senior-ten       | senior | ticket | 2025   | 10  |                | Senior 10-Ride Ticket          | Carnet de 10 passages, aîné
airport          | all    | ticket | 800    | -   | airport        | Airport Express Ticket         | Billet Express Aéroport
adult-booklet    | adult  | ticket | 3300   | 10  | shipped        | Paper Booklet, 10 Adult Rides  | Carnet papier, 10 passages adulte
youth-booklet    | youth  | ticket | 2150   | 10  | shipped        | Paper Booklet, 10 Youth Rides  | Carnet papier, 10 passages jeune
adult-transfer   | adult  | ticket | 350    | -   | withdrawn      | Paper Transfer                 | Correspondance papier
adult-day        | adult  | pass   | 1050   | 1d  |                | Adult Day Pass                 | Laissez-passer d’un jour, adulte
adult-weekend    | adult  | pass   | 1600   | we  |                | Weekend Pass                   | Laissez-passer de fin de semaine
adult-2day       | adult  | pass   | 1900   | 2d  |                | Visitor Pass, 2 Days           | Laissez-passer visiteur, 2 jours
adult-3day       | adult  | pass   | 2600   | 3d  |                | Visitor Pass, 3 Days           | Laissez-passer visiteur, 3 jours
adult-5day       | adult  | pass   | 3200   | 5d  |                | Visitor Pass, 5 Days           | Laissez-passer visiteur, 5 jours
adult-7day       | adult  | pass   | 3650   | 7d  | renews         | Adult 7-Day Pass               | Laissez-passer de 7 jours, adulte
adult-14day      | adult  | pass   | 6600   | 14d |                | Adult 14-Day Pass              | Laissez-passer de 14 jours, adulte
adult-month      | adult  | pass   | 11200  | 31d | renews         | Adult Monthly Pass             | Laissez-passer mensuel, adulte
adult-offpeak    | adult  | pass   | 8400   | 31d | renews offpeak | Off-Peak Monthly Pass          | Laissez-passer mensuel hors pointe
adult-nightmonth | adult  | pass   | 4900   | 31d | renews night   | Night Owl Monthly Pass         | Laissez-passer mensuel Oiseau de nuit
adult-quarter    | adult  | pass   | 31500  | 90d |                | Adult 90-Day Pass              | Laissez-passer de 90 jours, adulte
adult-year       | adult  | pass   | 118000 | 1y  |                | Adult Annual Pass              | Laissez-passer annuel, adulte
adult-card       | adult  | pass   | 11700  | 31d | shipped        | Monthly Pass on a Card, Adult  | Laissez-passer mensuel sur carte, adulte
adult-keepsake   | adult  | pass   | 1200   | 1d  | pickup         | Keepsake Day Pass Card         | Carte souvenir, laissez-passer d’un jour
youth-day        | youth  | pass   | 650    | 1d  |                | Youth Day Pass                 | Laissez-passer d’un jour, jeune
youth-month      | youth  | pass   | 7200   | 31d | renews youth   | Youth Monthly Pass             | Laissez-passer mensuel, jeune
youth-semester   | youth  | pass   | 26000  | 4m  | youth          | Student Semester Pass          | Laissez-passer de session, étudiant
youth-card       | youth  | pass   | 7700   | 31d | shipped youth  | Monthly Pass on a Card, Youth  | Laissez-passer mensuel sur carte, jeune
senior-day       | senior | pass   | 650    | 1d  |                | Senior Day Pass                | Laissez-passer d’un jour, aîné
senior-month     | senior | pass   | 5600   | 31d | renews         | Senior Monthly Pass            | Laissez-passer mensuel, aîné
value-10         | all    | value  | 1000   | -   |                | Stored Value $10               | Recharge de 10 $
value-20         | all    | value  | 2000   | -   |                | Stored Value $20               | Recharge de 20 $
value-50         | all    | value  | 5000   | -   |                | Stored Value $50               | Recharge de 50 $
value-card       | all    | value  | 2600   | -   | shipped        | Ready-to-Ride Card with $20    | Carte prête à l’emploi avec 20 $
`

export const railTable = `
adult-single     | adult  | ticket | 575    | -   |                | Shoreline Adult Single         | Shoreline, passage simple adulte
adult-return     | adult  | ticket | 1050   | -   |                | Shoreline Adult Return         | Shoreline, aller-retour adulte
youth-single     | youth  | ticket | 350    | -   |                | Shoreline Youth Single         | Shoreline, passage simple jeune
youth-return     | youth  | ticket | 650    | -   |                | Shoreline Youth Return         | Shoreline, aller-retour jeune
senior-single    | senior | ticket | 350    | -   |                | Shoreline Senior Single        | Shoreline, passage simple aîné
senior-return    | senior | ticket | 650    | -   |                | Shoreline Senior Return        | Shoreline, aller-retour aîné
adult-day        | adult  | pass   | 1800   | 1d  |                | Shoreline Day Pass             | Shoreline, laissez-passer d’un jour
adult-7day       | adult  | pass   | 5900   | 7d  |                | Shoreline 7-Day Pass           | Shoreline, laissez-passer de 7 jours
adult-month      | adult  | pass   | 18900  | 31d | renews         | Shoreline Monthly Pass         | Shoreline, laissez-passer mensuel
adult-card       | adult  | pass   | 19400  | 31d | shipped        | Shoreline Monthly Pass Card    | Shoreline, carte mensuelle
youth-month      | youth  | pass   | 11900  | 31d | renews youth   | Shoreline Youth Monthly Pass   | Shoreline, laissez-passer mensuel jeune
senior-month     | senior | pass   | 11500  | 31d | renews         | Shoreline Senior Monthly Pass  | Shoreline, laissez-passer mensuel aîné
value-40         | all    | value  | 4000   | -   |                | Shoreline Stored Value $40     | Shoreline, recharge de 40 $
`

export const ferryTable = `
adult-crossing   | adult       | ticket | 1450   | -   |                | Adult Crossing                 | Traversée, adulte
adult-return     | adult       | ticket | 2600   | -   |                | Adult Return Crossing          | Traversée aller-retour, adulte
adult-vehicle    | adult       | ticket | 5200   | -   | vehicle        | Vehicle and Driver             | Véhicule et conducteur
youth-crossing   | youth       | ticket | 725    | -   |                | Youth Crossing                 | Traversée, jeune
senior-crossing  | senior      | ticket | 950    | -   |                | Senior Crossing                | Traversée, aîné
adult-ten        | adult       | pass   | 11600  | 10  |                | Islander 10 Crossings          | Insulaire, 10 traversées
adult-month      | adult       | pass   | 21000  | 31d | renews         | Islander Monthly Pass          | Insulaire, laissez-passer mensuel
youth-month      | youth       | pass   | 10500  | 31d | renews youth   | Islander Youth Monthly Pass    | Insulaire, laissez-passer mensuel jeune
value-50         | adult,youth | value  | 5000   | -   |                | Sable Isles Stored Value $50   | Sable Isles, recharge de 50 $
value-card       | adult,youth | value  | 5500   | -   | shipped        | Sable Isles Card with $50      | Carte Sable Isles avec 50 $
`
