/**
 * What the larger places are called abroad. A line: country, own name, then the languages that say it otherwise.
 * A language that is missing says the own name. `*` is a name that is only searched for: former names, other spellings.
 */
export const FOREIGN_NAMES = `
AD Andorra la Vella|es Andorra la Vieja|fr Andorre-la-Vieille|ru Андорра-ла-Велья
AL Tiranë|de,en,es,fr,it,nl,pl,ro Tirana|ru Тирана
AL Durrës|it Durazzo|ru Дуррес
AT Wien|en,it Vienna|es,ro Viena|fr Vienne|nl Wenen|pl Wiedeń|ru Вена
AT Graz|ru Грац
AT Linz|ru Линц
AT Salzburg|es Salzburgo|fr Salzbourg|it Salisburgo|ru Зальцбург
AT Innsbruck|ru Инсбрук
AT Klagenfurt am Wörthersee|en,es,fr,it,nl,pl,ro Klagenfurt|ru Клагенфурт
AT Villach|it Villaco|ru Филлах
BA Sarajevo|pl Sarajewo|ru Сараево
BA Banja Luka|ru Баня-Лука
BA Mostar|ru Мостар
BE Bruxelles|de Brüssel|en Brussels|es Bruselas|nl Brussel|pl Bruksela|ru Брюссель
BE Antwerpen|en Antwerp|es Amberes|fr,ro Anvers|it Anversa|pl Antwerpia|ru Антверпен
BE Gent|en Ghent|es Gante|fr,it Gand|pl Gandawa|ru Гент
BE Brugge|de Brügge|en,fr,it,ro Bruges|es Brujas|pl Brugia|ru Брюгге
BE Liège|de Lüttich|es Lieja|it Liegi|nl Luik|ru Льеж
BE Leuven|de Löwen|es Lovaina|fr Louvain|it Lovanio|ru Лёвен
BE Namur|nl Namen|ru Намюр
BE Charleroi|ru Шарлеруа
BE Mons|nl Bergen|ru Монс
BE Oostende|de,es,fr Ostende|en Ostend|it,pl Ostenda|ru Остенде
BE Kortrijk|fr Courtrai|ru Кортрейк
BE Mechelen|de Mecheln|es Malinas|fr Malines|ru Мехелен
BE Tournai|nl Doornik|ru Турне
BE Hasselt|ru Хасселт
BE Aalst|fr Alost|ru Алст
BE Roeselare|fr Roulers|ru Руселаре
BG Sofia|es Sofía|ru София
BG Plovdiv|de Plowdiw|pl Płowdiw|ru Пловдив
BG Varna|de,pl Warna|ru Варна
BG Burgas|ru Бургас
BG Ruse|de Russe|ru Русе
BY Minsk|pl Mińsk|ru Минск
BY Brest|pl Brześć|ru Брест
BY Hrodna|de,en,es,fr,it,nl,pl,ro Grodno|ru Гродно
CH Zürich|en,fr Zurich|es Zúrich|it Zurigo|pl Zurych|ru Цюрих
CH Genève|de Genf|en,ro Geneva|es Ginebra|it Ginevra|pl Genewa|ru Женева
CH Basel|es,it Basilea|fr Bâle|nl Bazel|pl Bazylea|ru Базель
CH Bern|es,it,ro Berna|fr Berne|pl Berno|ru Берн
CH Lausanne|es Lausana|it Losanna|pl Lozanna|ru Лозанна
CH Luzern|en,fr Lucerne|es,it,pl,ro Lucerna|ru Люцерн
CH Winterthur|ru Винтертур
CH Sankt Gallen|de,en,nl,pl,ro St. Gallen|es San Galo|fr Saint-Gall|it San Gallo|ru Санкт-Галлен
CH Lugano|ru Лугано
CH Schaffhausen|fr Schaffhouse|it Sciaffusa|ru Шаффхаузен
CH Fribourg|de Freiburg im Üechtland|es,it Friburgo|pl Fryburg|ru Фрибур
CY Lefkosía|de Nikosia|en,es,it,nl,ro Nicosia|fr Nicosie|pl Nikozja|ru Никосия
CY Limassol|es Limasol|ru Лимасол
CZ Praha|de Prag|en,fr Prague|es,it,pl,ro Praga|nl Praag|ru Прага
CZ Brno|de Brünn|ru Брно
CZ Ostrava|pl Ostrawa|ru Острава|* Ostrau
CZ Plzeň|de,en,es,nl Pilsen|pl Pilzno|ru Пльзень
CZ Olomouc|de Olmütz|pl Ołomuniec|ru Оломоуц
CZ Liberec|ru Либерец|* Reichenberg
CZ České Budějovice|de,nl Budweis|pl Czeskie Budziejowice|ru Ческе-Будеёвице
CZ Karlovy Vary|de,nl Karlsbad|pl Karlowe Wary|ru Карловы Вары
CZ Ústí nad Labem|ru Усти-над-Лабем|* Aussig
CZ Hradec Králové|ru Градец-Кралове|* Königgrätz
DE Berlin|es Berlín|it Berlino|nl Berlijn|ru Берлин
DE Hamburg|es Hamburgo|fr Hambourg|it Amburgo|ru Гамбург
DE München|en,fr Munich|es Múnich|it Monaco di Baviera|pl Monachium|ru Мюнхен
DE Köln|en,fr Cologne|es,it Colonia|nl Keulen|pl Kolonia|ru Кёльн
DE Frankfurt am Main|es Fráncfort del Meno|fr Francfort-sur-le-Main|it Francoforte sul Meno|pl Frankfurt nad Menem|ru Франкфурт-на-Майне|* Frankfurt
DE Stuttgart|it Stoccarda|ru Штутгарт
DE Düsseldorf|ru Дюссельдорф
DE Dortmund|ru Дортмунд
DE Essen|ru Эссен
DE Leipzig|it Lipsia|pl Lipsk|ru Лейпциг
DE Bremen|fr Brême|it,pl Brema|ru Бремен
DE Dresden|es,fr Dresde|it,ro Dresda|pl Drezno|ru Дрезден
DE Hannover|en Hanover|fr Hanovre|pl Hanower|ro Hanovra|ru Ганновер
DE Nürnberg|en,fr Nuremberg|es Núremberg|it Norimberga|nl Neurenberg|pl Norymberga|ru Нюрнберг
DE Duisburg|es Duisburgo|fr Duisbourg|ru Дуйсбург
DE Bochum|ru Бохум
DE Wuppertal|ru Вупперталь
DE Bielefeld|ru Билефельд
DE Bonn|ru Бонн
DE Münster|ru Мюнстер
DE Mannheim|ru Мангейм
DE Karlsruhe|ru Карлсруэ
DE Augsburg|es Augsburgo|fr Augsbourg|it Augusta|ru Аугсбург
DE Wiesbaden|ru Висбаден
DE Mönchengladbach|ru Мёнхенгладбах
DE Gelsenkirchen|ru Гельзенкирхен
DE Aachen|es Aquisgrán|fr Aix-la-Chapelle|it Aquisgrana|nl Aken|pl Akwizgran|ru Ахен
DE Braunschweig|fr Brunswick|pl Brunszwik|ru Брауншвейг|* Brunswick
DE Kiel|pl Kilonia|ru Киль
DE Chemnitz|ru Хемниц
DE Halle (Saale)|ru Галле
DE Magdeburg|es,it Magdeburgo|fr Magdebourg|nl Maagdenburg|ru Магдебург
DE Freiburg im Breisgau|es Friburgo de Brisgovia|fr Fribourg-en-Brisgau|it Friburgo in Brisgovia|pl Fryburg Bryzgowijski|ru Фрайбург
DE Lübeck|it Lubecca|pl Lubeka|ru Любек
DE Erfurt|ru Эрфурт
DE Rostock|ru Росток
DE Mainz|es Maguncia|fr Mayence|it Magonza|pl Moguncja|ru Майнц
DE Kassel|ru Кассель
DE Saarbrücken|fr Sarrebruck|ru Саарбрюккен
DE Potsdam|pl Poczdam|ru Потсдам
DE Regensburg|es,it Ratisbona|fr Ratisbonne|pl Ratyzbona|ru Регенсбург
DE Würzburg|es Wurzburgo|fr Wurtzbourg|ru Вюрцбург
DE Ulm|ru Ульм
DE Konstanz|en,fr Constance|es Constanza|it Costanza|pl Konstancja|ru Констанц
DE Trier|es Tréveris|fr Trèves|it Treviri|pl Trewir|ru Трир
DE Koblenz|es,it Coblenza|fr Coblence|pl Koblencja|ru Кобленц
DE Passau|it Passavia|pl Pasawa|ru Пассау
DE Göttingen|es Gotinga|it Gottinga|pl Getynga|ru Гёттинген
DE Cottbus|pl Chociebuż|ru Котбус
DE Bautzen|pl Budziszyn|ru Баутцен
DE Frankfurt (Oder)|es Fráncfort del Óder|fr Francfort-sur-l’Oder|it Francoforte sull’Oder|pl Frankfurt nad Odrą|ru Франкфурт-на-Одере
DE Oldenburg|ru Ольденбург
DE Osnabrück|ru Оснабрюк
DE Heidelberg|ru Гейдельберг
DE Jena|ru Йена
DE Bremerhaven|ru Бремерхафен
DE Ingolstadt|ru Ингольштадт
DE Wolfsburg|ru Вольфсбург
DK København|de,nl Kopenhagen|en Copenhagen|es,fr Copenhague|it Copenaghen|pl Kopenhaga|ro Copenhaga|ru Копенгаген
DK Aarhus|ru Орхус
DK Odense|ru Оденсе
DK Aalborg|ru Ольборг
DK Esbjerg|ru Эсбьерг
EE Tallinn|es Tallin|ru Таллин|* Reval
EE Tartu|ru Тарту|* Dorpat
ES Madrid|ru Мадрид
ES Barcelona|fr Barcelone|it Barcellona|ru Барселона
ES Valencia|fr Valence|pl Walencja|ru Валенсия|* València
ES Sevilla|en Seville|fr Séville|it Siviglia|pl Sewilla|ru Севилья
ES Zaragoza|de,pl Saragossa|fr Saragosse|it Saragozza|ru Сарагоса
ES Málaga|fr,it Malaga|ru Малага
ES Murcia|fr Murcie|pl Murcja|ru Мурсия
ES Bilbao|ru Бильбао
ES Alicante|ru Аликанте|* Alacant
ES Córdoba|fr Cordoue|it Cordova|pl Kordowa|ru Кордова
ES Valladolid|ru Вальядолид
ES Vigo|ru Виго
ES Gijón|ru Хихон
ES Granada|fr Grenade|pl Grenada|ru Гранада
ES A Coruña|es La Coruña|fr La Corogne|ru Ла-Корунья
ES Pamplona|fr Pampelune|pl Pampeluna|ru Памплона
ES San Sebastián|fr Saint-Sébastien|ru Сан-Себастьян|* Donostia
ES Tarragona|fr Tarragone|ru Таррагона
ES Burgos|ru Бургос
ES Cádiz|fr Cadix|it Cadice|pl Kadyks|ru Кадис
ES Cartagena|fr Carthagène|ru Картахена
ES Palma|ru Пальма-де-Мальорка|* Palma de Mallorca
ES Girona|es Gerona|fr Gérone|ru Жирона
ES Lleida|es Lérida|ru Льейда
ES Algeciras|fr Algésiras|ru Альхесирас
ES Salamanca|fr Salamanque|ru Саламанка
ES Toledo|fr Tolède|ru Толедо
ES Irun|es Irún|ru Ирун
FI Helsinki|ru Хельсинки|* Helsingfors
FI Turku|ru Турку|* Åbo
FI Tampere|ru Тампере|* Tammerfors
FR Paris|es París|it Parigi|nl Parijs|pl Paryż|ru Париж
FR Marseille|es Marsella|it Marsiglia|pl Marsylia|ro Marsilia|ru Марсель|* Marseilles
FR Lyon|it Lione|ru Лион|* Lyons
FR Toulouse|it Tolosa|pl Tuluza|ru Тулуза
FR Nice|de,it Nizza|es Niza|pl Nicea|ro Nisa|ru Ницца
FR Nantes|ru Нант
FR Strasbourg|de Straßburg|es Estrasburgo|it Strasburgo|nl Straatsburg|pl Strasburg|ru Страсбург
FR Montpellier|ru Монпелье
FR Bordeaux|es Burdeos|ru Бордо
FR Lille|nl Rijsel|ru Лилль
FR Rennes|ru Ренн
FR Reims|ru Реймс
FR Le Havre|es El Havre|ru Гавр
FR Saint-Étienne|ru Сент-Этьен
FR Toulon|es Tolón|it Tolone|pl Tulon|ru Тулон
FR Grenoble|ru Гренобль
FR Dijon|it Digione|ru Дижон
FR Angers|ru Анже
FR Mulhouse|de Mülhausen|ru Мюлуз
FR Nîmes|ru Ним
FR Calais|ru Кале
FR Dunkerque|de Dünkirchen|en Dunkirk|nl Duinkerken|pl Dunkierka|ru Дюнкерк
FR Metz|ru Мец
FR Nancy|ru Нанси
FR Orléans|ru Орлеан
FR Perpignan|es Perpiñán|it Perpignano|ru Перпиньян
FR Avignon|es Aviñón|it Avignone|pl Awinion|ru Авиньон
FR Besançon|ru Безансон
FR Brest|ru Брест
FR Clermont-Ferrand|ru Клермон-Ферран
FR Limoges|ru Лимож
FR Tours|ru Тур
FR Amiens|ru Амьен
FR Rouen|es Ruan|ru Руан
FR Caen|ru Кан
FR Colmar|ru Кольмар
FR Annecy|ru Анси
FR Bayonne|es Bayona|ru Байонна
FR Arras|nl Atrecht|ru Аррас
FR Le Mans|ru Ле-Ман
FR Cannes|ru Канны
GB London|es,fr Londres|it,ro Londra|nl Londen|pl Londyn|ru Лондон
GB Edinburgh|es,it Edimburgo|fr Édimbourg|pl Edynburg|ru Эдинбург
GB Glasgow|ru Глазго
GB Birmingham|ru Бирмингем
GB Manchester|ru Манчестер
GB Liverpool|ru Ливерпуль
GB Leeds|ru Лидс
GB Bristol|ru Бристоль
GB Cardiff|ru Кардифф
GB Belfast|ru Белфаст
GB Southampton|ru Саутгемптон
GB Plymouth|ru Плимут
GB Dover|fr Douvres|ru Дувр
GB Canterbury|fr Cantorbéry|ru Кентербери
GB Cambridge|ru Кембридж
GB Oxford|ru Оксфорд
GE Tbilisi|de,es Tiflis|fr Tbilissi|ru Тбилиси
GE Batumi|ru Батуми
GR Athína|de Athen|en Athens|es Atenas|fr Athènes|it Atene|nl Athene|pl Ateny|ro Atena|ru Афины
GR Thessaloníki|de,en,nl Thessaloniki|es Tesalónica|fr Thessalonique|it Salonicco|pl Saloniki|ro Salonic|ru Салоники|* Saloniki
GR Pátra|de,en,es,fr,nl,pl,ro Patras|it Patrasso|ru Патры
GR Pireás|de Piräus|en,nl Piraeus|es El Pireo|fr Le Pirée|it Pireo|pl Pireus|ro Pireu|ru Пирей
HR Zagreb|it Zagabria|pl Zagrzeb|ru Загреб|* Agram
HR Split|it Spalato|ru Сплит
HR Rijeka|it Fiume|ru Риека
HR Osijek|ru Осиек
HR Zadar|it Zara|ru Задар
HU Budapest|nl Boedapest|pl Budapeszt|ro Budapesta|ru Будапешт
HU Debrecen|pl Debreczyn|ro Debrețin|ru Дебрецен
HU Szeged|pl Segedyn|ro Seghedin|ru Сегед|* Szegedin
HU Pécs|ru Печ|* Fünfkirchen
HU Győr|ru Дьёр|* Raab
HU Miskolc|pl Miszkolc|ru Мишкольц
HU Sopron|ru Шопрон|* Ödenburg
HU Székesfehérvár|ru Секешфехервар|* Stuhlweißenburg
IE Dublin|es Dublín|it Dublino|ru Дублин
IE Cork|ru Корк
IS Reykjavík|en,fr,nl,ro Reykjavik|es Reikiavik|ru Рейкьявик
IT Roma|de Rom|en,fr,nl Rome|pl Rzym|ru Рим
IT Milano|de Mailand|en,fr Milan|es Milán|nl Milaan|pl Mediolan|ru Милан
IT Napoli|de Neapel|en,fr Naples|es Nápoles|nl Napels|pl Neapol|ru Неаполь
IT Torino|de,en,fr Turin|es Turín|nl Turijn|pl Turyn|ru Турин
IT Palermo|fr Palerme|ru Палермо
IT Genova|de,nl,pl Genua|en Genoa|es Génova|fr Gênes|ru Генуя
IT Bologna|es,pl Bolonia|fr Bologne|ru Болонья
IT Firenze|de Florenz|en,fr,nl Florence|es Florencia|pl Florencja|ro Florența|ru Флоренция
IT Bari|ru Бари
IT Catania|fr Catane|pl Katania|ru Катания
IT Venezia|de Venedig|en Venice|es Venecia|fr Venise|nl Venetië|pl Wenecja|ro Veneția|ru Венеция
IT Verona|fr Vérone|pl Werona|ru Верона
IT Padova|de,en,es,nl Padua|fr Padoue|pl Padwa|ru Падуя
IT Trieste|de,pl Triest|nl Triëst|ru Триест
IT Brescia|ru Брешиа
IT Bolzano|de Bozen|ru Больцано
IT Trento|de Trient|fr Trente|pl Trydent|ru Тренто
IT Livorno|fr Livourne|ru Ливорно|* Leghorn
IT Ravenna|es Rávena|fr Ravenne|pl Rawenna|ru Равенна
IT Pisa|fr Pise|pl Piza|ru Пиза
IT Modena|es Módena|fr Modène|ru Модена
IT Parma|fr Parme|ru Парма
IT Piacenza|fr Plaisance|ru Пьяченца
IT Bergamo|es Bérgamo|fr Bergame|ru Бергамо
IT Messina|es Mesina|fr Messine|pl Mesyna|ru Мессина
IT Siracusa|de Syrakus|en,fr Syracuse|pl Syrakuzy|ru Сиракузы
IT Taranto|de,pl Tarent|es Tarento|fr Tarente|ru Таранто
IT Mantova|de,en,es,nl,pl Mantua|fr Mantoue|ru Мантуя
IT Udine|ru Удине
IT Ancona|fr Ancône|ru Анкона
IT Perugia|fr Pérouse|ru Перуджа
IT Rimini|ru Римини
IT Vicenza|fr Vicence|ru Виченца
IT Novara|fr Novare|ru Новара
IT Como|fr Côme|ru Комо
IT La Spezia|ru Специя
IT Alessandria|fr Alexandrie|ru Алессандрия
IT Merano|de Meran|ru Мерано
LI Vaduz|ru Вадуц
LT Vilnius|es Vilna|pl Wilno|ru Вильнюс
LT Kaunas|pl Kowno|ru Каунас
LT Klaipėda|de,en,es,fr,it,nl,ro Klaipeda|pl Kłajpeda|ru Клайпеда|* Memel
LU Luxembourg|de,nl,ro Luxemburg|es Luxemburgo|it Lussemburgo|pl Luksemburg|ru Люксембург
LV Rīga|de,en,es,fr,it,nl,ro Riga|pl Ryga|ru Рига
LV Daugavpils|pl Dyneburg|ru Даугавпилс
LV Liepāja|pl Lipawa|ru Лиепая
MC Monaco|es Mónaco|pl Monako|ru Монако
MD Chișinău|en,nl Chisinau|es Chisináu|pl Kiszyniów|ru Кишинёв|* Kischinew
MD Bălți|pl Bielce|ru Бельцы
ME Podgorica|ru Подгорица
MK Skopje|ru Скопье
MT Valletta|es La Valeta|fr La Valette|it La Valletta|ru Валлетта
NL Amsterdam|es Ámsterdam|ru Амстердам
NL Rotterdam|es Róterdam|ru Роттердам
NL Den Haag|en The Hague|es La Haya|fr La Haye|it L’Aia|pl,ro Haga|ru Гаага|* 's-Gravenhage
NL Utrecht|ru Утрехт
NL Eindhoven|ru Эйндховен
NL Groningen|es Groninga|fr Groningue|ru Гронинген
NL Maastricht|ru Маастрихт
NL Nijmegen|de Nimwegen|es,it Nimega|fr Nimègue|ru Неймеген
NL Leiden|fr Leyde|it Leida|pl Lejda|ru Лейден
NL Arnhem|ru Арнем
NL Breda|ru Бреда
NL Tilburg|ru Тилбург
NL Venlo|ru Венло
NL Haarlem|ru Харлем
NL 's-Hertogenbosch|es Bolduque|fr Bois-le-Duc|it Boscoducale|ru Хертогенбос|* Den Bosch
NL Vlissingen|en Flushing|es Flesinga|fr Flessingue|ru Влиссинген
NL Dordrecht|ru Дордрехт
NO Oslo|ru Осло
NO Bergen|ru Берген
NO Trondheim|ru Тронхейм
NO Stavanger|ru Ставангер
PL Warszawa|de,nl Warschau|en Warsaw|es Varsovia|fr Varsovie|it Varsavia|ro Varșovia|ru Варшава
PL Kraków|de,nl Krakau|en Krakow|es,it,ro Cracovia|fr Cracovie|ru Краков|* Cracow
PL Łódź|de,en,es Lodz|ru Лодзь
PL Wrocław|de Breslau|en Wroclaw|es,it Breslavia|ru Вроцлав
PL Poznań|de Posen|en,es Poznan|ru Познань
PL Gdańsk|de Danzig|en,es,fr Gdansk|it Danzica|ru Гданьск
PL Szczecin|de Stettin|it Stettino|ru Щецин
PL Katowice|de Kattowitz|ru Катовице
PL Lublin|ru Люблин
PL Białystok|en,es Bialystok|ru Белосток
PL Bydgoszcz|ru Быдгощ|* Bromberg
PL Toruń|ru Торунь|* Thorn
PL Częstochowa|ru Ченстохова|* Tschenstochau
PL Gdynia|ru Гдыня|* Gdingen
PL Gliwice|ru Гливице|* Gleiwitz
PL Opole|de Oppeln|ru Ополе
PL Zielona Góra|ru Зелёна-Гура|* Grünberg
PL Rzeszów|ru Жешув
PL Kielce|ru Кельце
PL Olsztyn|ru Ольштын|* Allenstein
PL Legnica|ru Легница|* Liegnitz
PL Radom|ru Радом
PL Świnoujście|ru Свиноуйсьце|* Swinemünde
PT Lisboa|de,nl Lissabon|en Lisbon|fr Lisbonne|it Lisbona|pl Lizbona|ro Lisabona|ru Лиссабон
PT Porto|es Oporto|ru Порту|* Oporto
PT Coimbra|es Coímbra|ru Коимбра
PT Braga|ru Брага
PT Setúbal|ru Сетубал
RO București|de Bukarest|en Bucharest|es,fr,it Bucarest|nl Boekarest|pl Bukareszt|ru Бухарест
RO Cluj-Napoca|pl Kluż-Napoka|ru Клуж-Напока|* Klausenburg|* Kolozsvár
RO Timișoara|de Temeswar|en,es,nl Timisoara|ru Тимишоара
RO Iași|pl Jassy|ru Яссы|* Jassy
RO Constanța|en,nl Constanta|es Constanza|it Costanza|pl Konstanca|ru Констанца|* Konstanza
RO Craiova|pl Krajowa|ru Крайова
RO Brașov|en,es,nl Brasov|pl Braszów|ru Брашов|* Kronstadt
RO Sibiu|de Hermannstadt|pl Sybin|ru Сибиу
RO Arad|ru Арад
RO Oradea|ru Орадя|* Großwardein
RO Ploiești|ru Плоешти
RO Galați|pl Gałacz|ru Галац|* Galatz
RO Pitești|ru Питешти
RO Brăila|pl Braiła|ru Брэила
RS Beograd|de,pl,ro Belgrad|en,fr Belgrade|es,it,nl Belgrado|ru Белград
RS Novi Sad|pl Nowy Sad|ru Нови-Сад
RS Niš|en,es Nis|pl Nisz|ru Ниш
RU Moskva|de Moskau|en Moscow|es Moscú|fr Moscou|it Mosca|nl Moskou|pl Moskwa|ro Moscova|ru Москва
RU Sankt-Peterburg|de,ro Sankt Petersburg|en Saint Petersburg|es San Petersburgo|fr Saint-Pétersbourg|it San Pietroburgo|nl Sint-Petersburg|pl Petersburg|ru Санкт-Петербург
RU Kaliningrad|es Kaliningrado|pl Królewiec|ru Калининград|* Königsberg
RU Rostov-na-Donu|de Rostow am Don|en Rostov-on-Don|es Rostov del Don|fr Rostov-sur-le-Don|it Rostov sul Don|pl Rostów nad Donem|ru Ростов-на-Дону
SE Stockholm|es Estocolmo|it Stoccolma|pl Sztokholm|ru Стокгольм
SE Göteborg|en Gothenburg|es Gotemburgo|ru Гётеборг
SE Malmö|ru Мальмё
SE Uppsala|es Upsala|ru Уппсала
SE Helsingborg|ru Хельсингборг
SE Trelleborg|ru Треллеборг
SM San Marino|fr Saint-Marin|ru Сан-Марино
SI Ljubljana|es Liubliana|it Lubiana|pl Lublana|ru Любляна|* Laibach
SI Maribor|ru Марибор
SI Koper|it Capodistria|ru Копер
SK Bratislava|pl Bratysława|ru Братислава|* Pressburg
SK Košice|pl Koszyce|ru Кошице|* Kaschau
SK Žilina|pl Żylina|ru Жилина
TR İstanbul|de,en,fr,it,nl,ro Istanbul|es Estambul|pl Stambuł|ru Стамбул
TR Ankara|ru Анкара
TR İzmir|de,en,fr,nl,pl,ro Izmir|es Esmirna|it Smirne|ru Измир
TR Bursa|ru Бурса
TR Antalya|ru Анталья
TR Edirne|ru Эдирне|* Adrianopel
TR Mersin|ru Мерсин
UA Kyiv|de Kiew|es,fr,it,ro Kiev|pl Kijów|ru Киев|* Kyjiw
UA Lviv|de Lwiw|es Leópolis|it Leopoli|pl Lwów|ru Львов|* Lemberg
UA Odesa|de,fr,it,nl,pl Odessa|ru Одесса
UA Kharkiv|de Charkiw|it,nl Charkiv|es Járkov|pl Charków|ro Harkov|ru Харьков|* Charkow
UA Dnipro|pl Dniepr|ru Днепр
UA Chernivtsi|de Czernowitz|pl Czerniowce|ro Cernăuți|ru Черновцы
UA Uzhhorod|de Uschhorod|pl Użhorod|ru Ужгород
UA Ternopil|pl Tarnopol|ru Тернополь
UA Lutsk|de Luzk|pl Łuck|ru Луцк
UA Rivne|de Riwne|pl Równe|ru Ровно
UA Zhytomyr|de Schytomyr|pl Żytomierz|ru Житомир
UA Vinnytsia|de Winnyzja|pl Winnica|ru Винница
UA Ivano-Frankivsk|de,pl Iwano-Frankiwsk|ru Ивано-Франковск
XK Prishtinë|de,en,es,fr,it,nl Pristina|pl Prisztina|ro Priștina|ru Приштина
`;
