/** How people of nine languages write places: `language|what they type|own name of the town|country`. */
export const SPELLINGS = `
de|Munich|München|DE
de|münchen|München|DE
de|Muenchen|München|DE
de|munchen|München|DE
de|Münhcen|München|DE
de|Köln|Köln|DE
de|Koeln|Köln|DE
de|koln|Köln|DE
de|Hambur|Hamburg|DE
de|Hambrug|Hamburg|DE
de|HAMBURG|Hamburg|DE
de|Frankfurt|Frankfurt am Main|DE
de|frankfurt oder|Frankfurt (Oder)|DE
de|Halle|Halle (Saale)|DE
de|Straßburg|Strasbourg|FR
de|Strassburg|Strasbourg|FR
de|Mailand|Milano|IT
de|Genf|Genève|CH
de|Lüttich|Liège|BE
de|Luettich|Liège|BE
de|Brüssel|Bruxelles|BE
de|Breslau|Wrocław|PL
de|Danzig|Gdańsk|PL
de|Stettin|Szczecin|PL
de|Posen|Poznań|PL
de|Krakau|Kraków|PL
de|Warschau|Warszawa|PL
de|Kattowitz|Katowice|PL
de|Bromberg|Bydgoszcz|PL
de|Pressburg|Bratislava|SK
de|Bukarest|București|RO
de|Hermannstadt|Sibiu|RO
de|Klausenburg|Cluj-Napoca|RO
de|Temeswar|Timișoara|RO
de|Dünkirchen|Dunkerque|FR
de|Bozen|Bolzano|IT
de|Neapel|Napoli|IT
de|Lemberg|Lviv|UA
de|Kiew|Kyiv|UA
de|St. Gallen|Sankt Gallen|CH
de|sankt gallen|Sankt Gallen|CH
de|St Pölten|Sankt Pölten|AT
de|Kopenhagen|København|DK
de|Agram|Zagreb|HR
de|80331|München|DE
de|D-80331|München|DE
de|DE 20457|Hamburg|DE
de|D20457|Hamburg|DE
de|50667 Köln|Köln|DE
de|60|Frankfurt am Main|DE
de|69115|Heidelberg|DE
de|A-1010|Wien|AT
de|CH-8001|Zürich|CH
de|8010 Graz|Graz|AT
de|Nürnbreg|Nürnberg|DE
de|Düseldorf|Düsseldorf|DE
de|Gelsenkrichen|Gelsenkirchen|DE
de|Brest, FR|Brest|FR
en|Munich|München|DE
en|Cologne|Köln|DE
en|Nuremberg|Nürnberg|DE
en|Hanover|Hannover|DE
en|Vienna|Wien|AT
en|Geneva|Genève|CH
en|Zurich|Zürich|CH
en|Lucerne|Luzern|CH
en|Antwerp|Antwerpen|BE
en|Ghent|Gent|BE
en|Brussels|Bruxelles|BE
en|Bruges|Brugge|BE
en|The Hague|Den Haag|NL
en|hague|Den Haag|NL
en|Flushing|Vlissingen|NL
en|Turin|Torino|IT
en|Florence|Firenze|IT
en|Venice|Venezia|IT
en|Leghorn|Livorno|IT
en|Seville|Sevilla|ES
en|Lisbon|Lisboa|PT
en|Prague|Praha|CZ
en|Pilsen|Plzeň|CZ
en|Warsaw|Warszawa|PL
en|Cracow|Kraków|PL
en|Krakow|Kraków|PL
en|Lodz|Łódź|PL
en|Wroclaw|Wrocław|PL
en|Bucharest|București|RO
en|Copenhagen|København|DK
en|Gothenburg|Göteborg|SE
en|Athens|Athína|GR
en|Dunkirk|Dunkerque|FR
en|Marseilles|Marseille|FR
en|Lyons|Lyon|FR
en|St Etienne|Saint-Étienne|FR
en|Birmigham|Birmingham|GB
en|Manchster|Manchester|GB
en|CT17 9DQ|Dover|GB
en|SW1A 1AA|London|GB
en|M1|Manchester|GB
en|GB-B1 1AA|Birmingham|GB
fr|Anvers|Antwerpen|BE
fr|Gand|Gent|BE
fr|Louvain|Leuven|BE
fr|Malines|Mechelen|BE
fr|Courtrai|Kortrijk|BE
fr|Aix-la-Chapelle|Aachen|DE
fr|Cologne|Köln|DE
fr|Francfort|Frankfurt am Main|DE
fr|Mayence|Mainz|DE
fr|Trèves|Trier|DE
fr|Ratisbonne|Regensburg|DE
fr|Brême|Bremen|DE
fr|Hambourg|Hamburg|DE
fr|Bâle|Basel|CH
fr|Bale|Basel|CH
fr|Berne|Bern|CH
fr|Saint-Gall|Sankt Gallen|CH
fr|Vienne|Wien|AT
fr|Londres|London|GB
fr|Douvres|Dover|GB
fr|Édimbourg|Edinburgh|GB
fr|Gênes|Genova|IT
fr|Padoue|Padova|IT
fr|Séville|Sevilla|ES
fr|Saragosse|Zaragoza|ES
fr|Lisbonne|Lisboa|PT
fr|Varsovie|Warszawa|PL
fr|Cracovie|Kraków|PL
fr|Copenhague|København|DK
fr|Grenoble|Grenoble|FR
fr|grenobl|Grenoble|FR
fr|Grenboble|Grenoble|FR
fr|Saint Etienne|Saint-Étienne|FR
fr|st-étienne|Saint-Étienne|FR
fr|le havre|Le Havre|FR
fr|havre|Le Havre|FR
fr|clermont ferrand|Clermont-Ferrand|FR
fr|Marseile|Marseille|FR
fr|69007|Lyon|FR
fr|F-69007|Lyon|FR
fr|38000|Grenoble|FR
fr|75011|Paris|FR
fr|13002 Marseille|Marseille|FR
fr|59000|Lille|FR
fr|B-2000|Antwerpen|BE
es|Múnich|München|DE
es|Colonia|Köln|DE
es|Fráncfort|Frankfurt am Main|DE
es|Aquisgrán|Aachen|DE
es|Amberes|Antwerpen|BE
es|Bruselas|Bruxelles|BE
es|Brujas|Brugge|BE
es|Lieja|Liège|BE
es|La Haya|Den Haag|NL
es|Róterdam|Rotterdam|NL
es|Burdeos|Bordeaux|FR
es|Marsella|Marseille|FR
es|Perpiñán|Perpignan|FR
es|Perpinan|Perpignan|FR
es|Estrasburgo|Strasbourg|FR
es|Londres|London|GB
es|Ginebra|Genève|CH
es|Turín|Torino|IT
es|Florencia|Firenze|IT
es|Varsovia|Warszawa|PL
es|Breslavia|Wrocław|PL
es|Estocolmo|Stockholm|SE
es|Gerona|Girona|ES
es|Lérida|Lleida|ES
es|La Coruña|A Coruña|ES
es|coruna|A Coruña|ES
es|Zaragosa|Zaragoza|ES
es|08040|Barcelona|ES
es|E-28001|Madrid|ES
es|Oporto|Porto|PT
it|Monaco di Baviera|München|DE
it|Stoccarda|Stuttgart|DE
it|Norimberga|Nürnberg|DE
it|Amburgo|Hamburg|DE
it|Lipsia|Leipzig|DE
it|Aquisgrana|Aachen|DE
it|Anversa|Antwerpen|BE
it|Liegi|Liège|BE
it|L'Aia|Den Haag|NL
it|Parigi|Paris|FR
it|Lione|Lyon|FR
it|Nizza|Nice|FR
it|Zurigo|Zürich|CH
it|Basilea|Basel|CH
it|Salisburgo|Salzburg|AT
it|Lubiana|Ljubljana|SI
it|Capodistria|Koper|SI
it|Zagabria|Zagreb|HR
it|Fiume|Rijeka|HR
it|Danzica|Gdańsk|PL
it|Varsavia|Warszawa|PL
it|Siviglia|Sevilla|ES
it|Barcellona|Barcelona|ES
it|Londra|London|GB
it|Copenaghen|København|DK
it|Venezzia|Venezia|IT
it|spezia|La Spezia|IT
it|37135|Verona|IT
it|I-20121|Milano|IT
nl|Parijs|Paris|FR
nl|Rijsel|Lille|FR
nl|Duinkerken|Dunkerque|FR
nl|Keulen|Köln|DE
nl|Aken|Aachen|DE
nl|Berlijn|Berlin|DE
nl|Neurenberg|Nürnberg|DE
nl|Luik|Liège|BE
nl|Bergen|Mons|BE
nl|Doornik|Tournai|BE
nl|Den Bosch|'s-Hertogenbosch|NL
nl|s-hertogenbosch|'s-Hertogenbosch|NL
nl|Londen|London|GB
nl|Wenen|Wien|AT
nl|Praag|Praha|CZ
nl|Milaan|Milano|IT
nl|Venetië|Venezia|IT
nl|Boekarest|București|RO
nl|Warschau|Warszawa|PL
nl|Roterdam|Rotterdam|NL
nl|3011 AB|Rotterdam|NL
nl|NL-5928|Venlo|NL
nl|1012|Amsterdam|NL
pl|Monachium|München|DE
pl|Kolonia|Köln|DE
pl|Akwizgran|Aachen|DE
pl|Lipsk|Leipzig|DE
pl|Drezno|Dresden|DE
pl|Norymberga|Nürnberg|DE
pl|Moguncja|Mainz|DE
pl|Antwerpia|Antwerpen|BE
pl|Gandawa|Gent|BE
pl|Haga|Den Haag|NL
pl|Paryż|Paris|FR
pl|Paryz|Paris|FR
pl|Mediolan|Milano|IT
pl|Rzym|Roma|IT
pl|Wiedeń|Wien|AT
pl|Wieden|Wien|AT
pl|Praga|Praha|CZ
pl|Ołomuniec|Olomouc|CZ
pl|Koszyce|Košice|SK
pl|Wilno|Vilnius|LT
pl|Kowno|Kaunas|LT
pl|Lwów|Lviv|UA
pl|Londyn|London|GB
pl|Łódź|Łódź|PL
pl|lodz|Łódź|PL
pl|Gdansk|Gdańsk|PL
pl|Częstohowa|Częstochowa|PL
pl|zielona gora|Zielona Góra|PL
pl|60-101|Poznań|PL
pl|PL-00-001|Warszawa|PL
pl|80-831 Gdańsk|Gdańsk|PL
ro|Viena|Wien|AT
ro|Budapesta|Budapest|HU
ro|Seghedin|Szeged|HU
ro|Debrețin|Debrecen|HU
ro|Debretin|Debrecen|HU
ro|Londra|London|GB
ro|Varșovia|Warszawa|PL
ro|Varsovia|Warszawa|PL
ro|Cracovia|Kraków|PL
ro|Lisabona|Lisboa|PT
ro|Marsilia|Marseille|FR
ro|Veneția|Venezia|IT
ro|Florența|Firenze|IT
ro|Atena|Athína|GR
ro|Salonic|Thessaloníki|GR
ro|Cernăuți|Chernivtsi|UA
ro|Timisoara|Timișoara|RO
ro|Bucuresti|București|RO
ro|București|București|RO
ro|Constanta|Constanța|RO
ro|Chisinau|Chișinău|MD
ro|Pitesti|Pitești|RO
ro|010101|București|RO
ro|RO-300001|Timișoara|RO
ru|Гамбург|Hamburg|DE
ru|гамбур|Hamburg|DE
ru|Мюнхен|München|DE
ru|Кёльн|Köln|DE
ru|Кельн|Köln|DE
ru|Берлин|Berlin|DE
ru|Дюссельдорф|Düsseldorf|DE
ru|Дюсельдорф|Düsseldorf|DE
ru|Франкфурт|Frankfurt am Main|DE
ru|Штутгарт|Stuttgart|DE
ru|Ганновер|Hannover|DE
ru|Лейпциг|Leipzig|DE
ru|Роттердам|Rotterdam|NL
ru|Гаага|Den Haag|NL
ru|Антверпен|Antwerpen|BE
ru|Брюссель|Bruxelles|BE
ru|Льеж|Liège|BE
ru|Париж|Paris|FR
ru|Гренобль|Grenoble|FR
ru|Лион|Lyon|FR
ru|Лилль|Lille|FR
ru|Милан|Milano|IT
ru|Верона|Verona|IT
ru|Венеция|Venezia|IT
ru|Барселона|Barcelona|ES
ru|Сарагоса|Zaragoza|ES
ru|Вена|Wien|AT
ru|Зальцбург|Salzburg|AT
ru|Прага|Praha|CZ
ru|Варшава|Warszawa|PL
ru|Познань|Poznań|PL
ru|Вроцлав|Wrocław|PL
ru|Бухарест|București|RO
ru|Вильнюс|Vilnius|LT
ru|Рига|Rīga|LV
ru|Москва|Moskva|RU
ru|Санкт-Петербург|Sankt-Peterburg|RU
ru|Минск|Minsk|BY
ru|Киев|Kyiv|UA
ru|Gamburg|Hamburg|DE
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
  .map(([language = '', typed = '', name = '', country = '']) => ({ language, typed, name, country }));
