# The historical notes of notes.toml; their sources stay as they are.

note-blues = Le delta était une des patries du blues, et la crue de 1927 est devenue un de ses grands thèmes. Dans When the Levee Breaks (1929), Kansas Joe McCoy chante, et Memphis Minnie et lui jouent tous deux de la guitare. High Water Everywhere, de Charley Patton, suit l’eau de Sumner à Leland et à Greenville, et dit qu’on l’a empêché de gagner les collines.
    .title = Le blues de la crue
note-race-hatred = Les militants des années 1920 disaient « race hatred », haine raciale, pour ce qu’on appelle aujourd’hui le plus souvent racisme : des actes et des paroles qui faisaient du tort à des personnes en raison de leur race. The Crisis, la revue de la NAACP, a employé ce terme dans son enquête sur les camps de la crue, en janvier 1928.
    .title = La haine raciale
note-camps = Environ 325 000 personnes, des Noirs américains pour la plupart, ont vécu dans 154 camps de secours. Beaucoup de ces camps étaient surveillés par des gardes nationaux blancs en armes ; on y retenait les gens et on les forçait à travailler. Une commission de personnalités noires dirigée par Robert Moton a visité des camps à Greenville, Vicksburg, Delhi, Sicily Island et ailleurs. En juin 1927, elle a demandé que les gardes soient retirés de l’intérieur des camps.
    .title = Les camps
note-levee-work = Dans les semaines qui ont précédé les ruptures, des milliers d’ouvriers noirs ont rehaussé les digues avec des sacs de sable ; la police raflait des hommes sous la menace des armes et les y envoyait. À Mounds Landing, des gardes les ont obligés à remplir des sacs jusqu’à ce que la digue cède. Une habitante de la paroisse de Madison se souvenait que des contremaîtres frappaient les ouvriers avec leurs armes.
    .title = Le travail aux digues
note-mounds-landing = Le matin du 21 avril, la digue s’est rompue à Mounds Landing, en amont de Greenville. La brèche s’est élargie jusqu’à trois quarts de mille, soit 1,2 km. L’eau a couvert le bas du delta comme un lac ; Yazoo City, à 75 milles (120 km) de là, était sous dix pieds d’eau, trois mètres. Personne n’a jamais compté combien d’ouvriers de la digue ont été emportés : la Croix-Rouge en a recensé deux, un sergent de la garde nationale a parlé de plus de cent, et des réfugiés de plusieurs centaines.
    .title = Mounds Landing, 21 avril 1927
note-cabin-teele = Le 3 mai, la digue s’est rompue dans la paroisse de Madison, en Louisiane ; 25 milles (40 km) plus bas, le fleuve est passé par-dessus un autre tronçon sur sept milles (11 km). Ici, la terre est la plus haute au bord du fleuve et s’abaisse en s’en éloignant, de huit à dix pieds (2,5 à 3 m) : l’eau est donc allée loin dans les terres, et presque tout le nord-est de la Louisiane a été inondé.
    .title = La rive de Louisiane, 3 mai 1927
note-dynamite = Pour soulager La Nouvelle-Orléans, la digue de Caernarvon, en aval de la ville, a été dynamitée le 29 avril 1927. Environ 10 000 habitants des paroisses de Saint-Bernard et de Plaquemines ont dû quitter leur maison, et peu d’entre eux ont jamais été indemnisés.
    .title = La dynamite
note-press = Des militants et des journaux noirs ont raconté ce que les gens subissaient dans les camps, et la NAACP a envoyé ses propres enquêteurs en octobre 1927. Herbert Hoover, qui dirigeait les secours, a caché au public le détail du second rapport de la commission Moton.
    .title = Le faire savoir au monde
note-whole-flood = Le fleuve a rompu ses digues en 145 endroits et couvert environ 27 000 milles carrés, soit 70 000 km². Au moins 246 personnes sont mortes, bien davantage selon d’autres comptes, et quelque 700 000 ont été chassées de chez elles. Treize mille Afro-Américains se sont trouvés bloqués sur la digue de Greenville.
    .title = La crue dans son ensemble
note-leaving = À Greenville, des planteurs craignaient que les gens qui travaillaient leurs terres ne reviennent jamais, et les ont empêchés d’être évacués par bateau. The Crisis espérait que partiraient tous ceux qui le pouvaient. Après la crue, beaucoup sont allés vers le nord : elle a été une cause de plus de la Grande Migration.
    .title = Quitter le delta
