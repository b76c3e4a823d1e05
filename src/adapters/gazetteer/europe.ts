/**
 * Towns of Europe, the largest first, and postcode areas. Made by scripts/make-gazetteer.ts from data of GeoNames
 * (geonames.org, CC BY 4.0) and tables of our own; `domain/place/gazetteer.ts` says how to read it.
 */
export const EUROPE = `İstanbul|TRatanij|Стамбул|de,en,fr,it,nl,ro=Istanbul;es=Estambul;pl=Stambuł
Moskva|RUm6oquw|Москва|de=Moskau;en=Moscow;es=Moscú;fr=Moscou;it=Mosca;nl=Moskou;pl=Moskwa;ro=Moscova
London|GBiwtcap|Лондон|es,fr=Londres;it,ro=Londra;nl=Londen;pl=Londyn
Sankt-Peterburg|RUpezo1h|Санкт-Петербург|de,ro=Sankt Petersburg;en=Saint Petersburg;es=San Petersburgo;fr=Saint-Pétersbourg;it=San Pietroburgo;nl=Sint-Petersburg;pl=Petersburg
Ankara|TR9ywp0r|Анкара
Berlin|DEjp0hip|Берлин|es=Berlín;it=Berlino;nl=Berlijn
Madrid|ESacoax1|Мадрид
Kyiv|UAi3jo4e|Киев|de=Kiew;es,fr,it,ro=Kiev;pl=Kijów;*=Kyjiw
İzmir|TR8t1mtd|Измир|de,en,fr,nl,pl,ro=Izmir;es=Esmirna;it=Smirne
Roma|ITbhoh68|Рим|de=Rom;en,fr,nl=Rome;pl=Rzym
Paris|FRgv1d92|Париж|es=París;it=Parigi;nl=Parijs;pl=Paryż
București|ROdg8mf1|Бухарест|de=Bukarest;en=Bucharest;es,fr,it=Bucarest;nl=Boekarest;pl=Bukareszt
Minsk|BYkr8mzb|Минск|pl=Mińsk
Budapest|HUftejow|Будапешт|nl=Boedapest;pl=Budapeszt;ro=Budapesta
Hamburg|DEkhjg79|Гамбург|es=Hamburgo;fr=Hambourg;it=Amburgo
Warszawa|PLjgukga|Варшава|de,nl=Warschau;en=Warsaw;es=Varsovia;fr=Varsovie;it=Varsavia;ro=Varșovia
Wien|ATgd4inu|Вена|en,it=Vienna;es,ro=Viena;fr=Vienne;nl=Wenen;pl=Wiedeń
Barcelona|ESb3pd6f|Барселона|fr=Barcelone;it=Barcellona
Stockholm|SEoy1jbe|Стокгольм|es=Estocolmo;it=Stoccolma;pl=Sztokholm
Kharkiv|UAhqdqby|Харьков|de=Charkiw;it,nl=Charkiv;es=Járkov;pl=Charków;ro=Harkov;*=Charkow
Bursa|TRa6knk2|Бурса
Nizhniy Novgorod|RUmmptbl|Нижний Новгород
Beograd|RSdqkk8p|Белград|de,pl,ro=Belgrad;en,fr=Belgrade;es,it,nl=Belgrado
München|DEgb5gt8|Мюнхен|en,fr=Munich;es=Múnich;it=Monaco di Baviera;pl=Monachium
Adana|TR7pepz3|Адана
Milano|ITe8wfw3|Милан|de=Mailand;en,fr=Milan;es=Milán;nl=Milaan;pl=Mediolan
Praha|CZhtchwq|Прага|de=Prag;en,fr=Prague;es,it,pl,ro=Praga;nl=Praag
København|DKm4kh6z|Копенгаген|de,nl=Kopenhagen;en=Copenhagen;es,fr=Copenhague;it=Copenaghen;pl=Kopenhaga;ro=Copenhaga
Sofia|BGc42lce|София|es=Sofía
Samara|RUk7svoz|Самар
Kazan|RUm7pvap|Казань
Rostov-na-Donu|RUflzro6|Ростов-на-Дону|de=Rostow am Don;en=Rostov-on-Don;es=Rostov del Don;fr=Rostov-sur-le-Don;it=Rostov sul Don;pl=Rostów nad Donem
Gaziantep|TR7rfqrn|Газиантеп
Tbilisi|GEbc6tn5|Тбилиси|de,es=Tiflis;fr=Tbilissi
Ufa|RUlenxxs|Уфа
Dnipro|UAgk3pv3|Днепр|pl=Dniepr
Donetsk|UAg7zqxh|Донецк
Dublin|IEkbh9xo|Дублин|es=Dublín;it=Dublino
Bruxelles|BEieie0u|Брюссель|de=Brüssel;en=Brussels;es=Bruselas;nl=Brussel;pl=Bruksela
Volgograd|RUgrbtij|Волгоград
Odesa|UAf11o7a|Одесса|de,fr,it,nl,pl=Odessa
Birmingham|GBjntbm2|Бирмингем
Perm|RUnxey1p|Пермь
Köln|DEigtf0z|Кёльн|en,fr=Cologne;es,it=Colonia;nl=Keulen;pl=Kolonia
Napoli|ITaoshum|Неаполь|de=Neapel;en,fr=Naples;es=Nápoles;nl=Napels;pl=Neapol
Konya|TR8dzovm|Конья
Torino|ITdxyfb7|Турин|de,en,fr=Turin;es=Turín;nl=Turijn;pl=Turyn
Liverpool|GBkdnb73|Ливерпуль
Saratov|RUixpu3g|Саратов
Voronezh|RUj1crgo|Воронеж
Valencia|ES9mec77|Валенсия|fr=Valence;pl=Walencja;*=València
Zaporizhia|UAg2fpx7|Запорожье
Marseille|FRckpef7|Марсель|es=Marsella;it=Marsiglia;pl=Marsylia;ro=Marsilia;*=Marseilles
Çankaya|TR9yup0v
Łódź|PLj43jux|Лодзь|de,en,es=Lodz
Antalya|TR7n8o6s|Анталья
Kraków|PLhslk1c|Краков|de,nl=Krakau;en=Krakow;es,it,ro=Cracovia;fr=Cracovie;*=Cracow
Rīga|LVn3uln9|Рига|de,en,es,fr,it,nl,ro=Riga;pl=Ryga
Amsterdam|NLjkue8d|Амстердам|es=Ámsterdam
Nottingham|GBk0ybwh|Ноттингем
Bağcılar|TRatznh8|Багджылар
Lviv|UAhmelm4|Львов|de=Lwiw;es=Leópolis;it=Leopoli;pl=Lwów;*=Lemberg
Sevilla|ES80fa1h|Севилья|en=Seville;fr=Séville;it=Siviglia;pl=Sewilla
Tol’yatti|RUkgyvdt|Тольятти
Zagreb|HReimiid|Загреб|it=Zagabria;pl=Zagrzeb;*=Agram
Sarajevo|BAd01jfe|Сараево|pl=Sarajewo
Sheffield|GBkcvbs3|Шеффилд
Zaragoza|ESbb4c09|Сарагоса|de,pl=Saragossa;fr=Saragosse;it=Saragozza
Athína|GR8h4li0|Афины|de=Athen;en=Athens;es=Atenas;fr=Athènes;it=Atene;nl=Athene;pl=Ateny;ro=Atena
Kryvyi Rih|UAg4up82|Крывы Рог
Frankfurt am Main|DEhu4fp2|Франкфурт-на-Майне|es=Fráncfort del Meno;fr=Francfort-sur-le-Main;it=Francoforte sul Meno;pl=Frankfurt nad Menem;*=Frankfurt
Krasnodar|RUdx9rds|Краснодар
Palermo|IT8l8hho|Палермо|fr=Palerme
Diyarbakır|TR8f6rv1|Диярбакыр
Ulyanovsk|RUl34v0h|Ульяновск
Chișinău|MDffqnh9|Кишинёв|en,nl=Chisinau;es=Chisináu;pl=Kiszyniów;*=Kischinew
Wrocław|PLilgix1|Вроцлав|de=Breslau;en=Wroclaw;es,it=Breslavia
Izhevsk|RUn16wve|Иж
Bristol|GBivbbce|Бристоль
Yaroslavl|RUnmurq9|Ярославль
Rotterdam|NLj8be2o|Роттердам|es=Róterdam
Essen|DEivdf1u|Эссен
Kayseri|TR91wq1b|Кайсери
Glasgow|GBm9tapb|Глазго
Stuttgart|DEgt2fvx|Штутгарт|it=Stoccarda
Dortmund|DEiwzf85|Дортмунд
Üsküdar|TRatjnjf|Ускюдар
Genova|ITdfhfso|Генуя|de,nl,pl=Genua;en=Genoa;es=Génova;fr=Gênes
Oslo|NOpe9ghp|Осло
Bahçelievler|TRasynha
Umraniye|TRatcnky
Düsseldorf|DEioueyk|Дюссельдорф
Göteborg|SEnozgyn|Гётеборг|en=Gothenburg;es=Gotemburgo
Poznań|PLjlrivl|Познань|de=Posen;en,es=Poznan
Málaga|ES7i0an2|Малага|fr,it=Malaga
Helsinki|FIplelys|Хельсинки|*=Helsingfors
Orenburg|RUj45xlp|Оренбург
Prishtinë|XKc3dkif|Приштина|de,en,es,fr,it,nl=Pristina;pl=Prisztina;ro=Priștina
Bremen|DEk4cfqs|Бремен|fr=Brême;it,pl=Brema
Vilnius|LTld5m3k|Вильнюс|es=Vilna;pl=Wilno
Mersin|TR7kkppj|Мерсин
Esenler|TRau4nhi
Ryazan’|RUlbfrnq|Рязань
Lisboa|PT91h8tl|Лиссабон|de,nl=Lissabon;en=Lisbon;fr=Lisbonne;it=Lisbona;pl=Lizbona;ro=Lisabona
Lipetsk|RUjr7rm1|Липецк
Hannover|DEjkrg3n|Ганновер|en=Hanover;fr=Hanovre;pl=Hanower;ro=Hanovra
Eskişehir|TR9uxo4c|Эскишехир
Penza|RUk7ttpi|Пенза
Mykolayiv|UAfemoov|Николаев
Naberezhnyye Chelny|RUm5xwke|Набережные Челны
Leicester|GBjs7bwq|Лестер
Leipzig|DEis4h4a|Лейпциг|it=Lipsia;pl=Lipsk
Duisburg|DEiuoeyf|Дуйсбург|es=Duisburgo;fr=Duisbourg
Astrakhan|RUexiuvo|Астрахань
Nürnberg|DEhbqgmb|Нюрнберг|en,fr=Nuremberg;es=Núremberg;it=Norimberga;nl=Neurenberg;pl=Norymberga
Makhachkala|RUcbsuo7|Махачкала
Dresden|DEik3hn9|Дрезден|es,fr=Dresde;it,ro=Dresda;pl=Drezno
Mariupol|UAfi7qtv|Мариуполь
Homyel'|BYjmjoao|Гомель
Skopje|MKbkkkm4|Скопье
Den Haag|NLjcle05|Гаага|en=The Hague;es=La Haya;fr=La Haye;it=L’Aia;pl,ro=Haga;*='s-Gravenhage
Lyon|FRegse7r|Лион|it=Lione;*=Lyons
Tula|RUkzgqux|Тула
Edinburgh|GBmc8b42|Эдинбург|es,it=Edimburgo;fr=Édimbourg;pl=Edynburg
Gdańsk|PLl3sjjh|Гданьск|de=Danzig;en,es,fr=Gdansk;it=Danzica
Antwerpen|BEiose1k|Антверпен|en=Antwerp;es=Amberes;fr,ro=Anvers;it=Anversa;pl=Antwerpia
Karabağlar|TR8rymtc
Kirov|RUodpvi6|Киров
Leeds|GBkocbqy|Лидс
Luhansk|UAgn3rij|Луганьск
Muratpaşa|TR7mso7q
Şanlıurfa|TR7ufrb9|Эдесса
Cardiff|GBiw0b4a|Кардифф
Cheboksary|RUmh8ukq|Чебоксар
Malatya|TR8rar4m|Малатья
Sultangazi|TRavvnhe
Murcia|ES8h7bwr|Мурсия|fr=Murcie;pl=Murcja
Kaliningrad|RUldmk9b|Калининград|es=Kaliningrado;pl=Królewiec;*=Königsberg
Toulouse|FRct8cwi|Тулуза|it=Tolosa;pl=Tuluza
Bryansk|RUk98plu|Брянск
Maltepe|TRar4nle
Bratislava|SKgbgiy1|Братислава|pl=Bratysława;*=Pressburg
Ivanovo|RUn59s5i|Иваново
Erzurum|TR9yls9q|Эрзурум
Sevastopol|UAdl4pa1|Севастополь
Magnitogorsk|RUkdvz4k|Магнитогорск
Kursk|RUj35qb2|Курск
Szczecin|PLke5hyl|Щецин|de=Stettin;it=Stettino
Palma|ES9p5dd9|Пальма-де-Мальорка|*=Palma de Mallorca
Tver|RUn1eq72|Тверь
Khmelnytskyi|UAhaumre|Хмельницкий
Manchester|GBkflbhd|Манчестер
Samsun|TRb0oqd4|Самсун
Tallinn|EEp11lw9|Таллин|es=Tallin;*=Reval
Bochum|DEiw2f4o|Бохум
Batman|TR8efs7q|Батман
Las Palmas de Gran Canaria|ES0uk6ed|Лас-Пальмас-де-Гран-Канария
Nizhny Tagil|RUnuvzhb|Нижний Тагил
Makiyivka|UAg8oqz7|Макеевка
Kahramanmaraş|TR861qlb|Караманмараш
Tiranë|ALb20jzp|Тирана|de,en,es,fr,it,nl,pl,ro=Tirana
Kaunas|LTlj3lkj|Каунас|pl=Kowno
Stoke-on-Trent|GBk2cbi3|Сток-он-Трент
Van|TR8vbt30|Ван
Brno|CZh4jir4|Брно|de=Brünn
Mahilyow|BYkrpo1w|Могилёв
Bydgoszcz|PLk5ojak|Быдгощ|*=Bromberg
Bologna|ITdhygpx|Болонья|es,pl=Bolonia;fr=Bologne
Stavropol’|RUdx7sjf|Ставрополь
Ataşehir|TRasfnku
Wuppertal|DEipsf3q|Вупперталь
Lublin|PLipml1v|Люблин
Coventry|GBjlrbrg|Ковентры
Arkhangel’sk|RUsysrzk|Архангельск
Bilbao|EScjrb7t|Бильбао
Thessaloníki|GRaj0l6x|Салоники|de,en,nl=Thessaloniki;es=Tesalónica;fr=Thessalonique;it=Salonicco;pl=Saloniki;ro=Salonic;*=Saloniki
Vinnytsia|UAh5lnc0|Винница|de=Winnyzja;pl=Winnica
Firenze|ITcy3gon|Флоренция|de=Florenz;en,fr,nl=Florence;es=Florencia;pl=Florencja;ro=Florența
Belgorod|RUi7vqgi|Белгород
Vitebsk|BYlr2nzy|Витебск
Zürich|CHfprfn7|Цюрих|en,fr=Zurich;es=Zúrich;it=Zurigo;pl=Zurych
Plovdiv|BGboulw7|Пловдив|de=Plowdiw;pl=Płowdiw
Kaluga|RUl8pqca|Калуга
Nice|FRcvzf5d|Ницца|de,it=Nizza;es=Niza;pl=Nicea;ro=Nisa
Simferopol|UAdutpi7|Симферополь
Sunderland|GBlj5bt9|Сандерланд
Alicante|ES8r5c5r|Аликанте|*=Alacant
Bielefeld|DEjbdfmz|Билефельд
Córdoba|ES8ekai6|Кордова|fr=Cordoue;it=Cordova;pl=Kordowa
Sochi|RUct3ro7|Сочи
Birkenhead|GBkd5b6l|Биркенхед
Orël|RUk19q9j|Орёл
Volzhskiy|RUgt6tme|Волжский
Smolensk|RUlfqopg|Смоленьск
Kherson|UAf60oxh|Херсон
Murmansk|RUwe3p42|Мурманск
Islington|GBixkcb0|Ислингтон
Reading|GBivcbyy|Рединг
Iași|ROfk7mzs|Яссы|pl=Jassy;*=Jassy
Valladolid|ESbb3aiu|Вальядолид
Poltava|UAhfmpo6|Полтав
Vladikavkaz|RUcdhtku|Владикавказ
Hrodna|BYklcljd|Гродно|de,en,es,fr,it,nl,pl,ro=Grodno
Katowice|PLhy2joq|Катовице|de=Kattowitz
Cluj-Napoca|ROf93lg8|Клуж-Напока|pl=Kluż-Napoka;*=Klausenburg;*=Kolozsvár
Cherepovets|RUoslqyu|Череповетс
Timișoara|ROegykj9|Тимишоара|de=Temeswar;en,es,nl=Timisoara
Vologda|RUov4rqe|Вологда
Şişli|TRauknj2
Kingston upon Hull|GBkmxc7s|Кингстон-апон-Халл
Preston|GBknfbaw|Престон
Denizli|TR8bankg|Денизли
Bonn|DEibaf30|Бонн
Ostrava|CZhmbjed|Острава|pl=Ostrawa;*=Ostrau
Varna|BGcihn46|Варна|de,pl=Warna
Vladimir|RUmhdrxi|Владимир
Mannheim|DEhcpfm1|Мангейм
Chernihiv|UAiwqoey|Чернигов
Newport|GBiz0b6t|Ньюпорт
Craiova|ROdd1lj0|Крайова|pl=Krajowa
Constanța|ROd99ne5|Констанца|en,nl=Constanta;es=Constanza;it=Costanza;pl=Konstanca;*=Konstanza
Saransk|RUkz4trv|Саран
Malmö|SEm2mhd0|Мальмё
Brest|BYjd6lhg|Брест|pl=Brześć
Swansea|GBizxato|Суонси
Bradford|GBkoabo4|Брадфорд
Elazığ|TR90arh8|Елазиг
Cherkasy|UAhb1opr|Черкассы
Vigo|ESbr58zb|Виго
Southend-on-Sea|GBixmcmd|Саутенд-он-Си
Sumy|UAigiprs|Сумы
Galați|ROe85n61|Галац|pl=Gałacz;*=Galatz
Białystok|PLk5xla6|Белосток|en,es=Bialystok
Tambov|RUjussc2|Тамбов
Catania|IT83gi5r|Катания|fr=Catane;pl=Katania
Utrecht|NLjczebl|Утрехт
Zeytinburnu|TRasqnhw
Adapazarı|TRamto2q|Адапазар
Sultanbeyli|TRartnmz
Karlsruhe|DEgzdfl6|Карлсруэ
Zhytomyr|UAhy9neq|Житомир|de=Schytomyr;pl=Żytomierz
Gebze|TRanfnp7|Гебзе
Merkezefendi|TR8c5njt
Yoshkar-Ola|RUmvbutl|Йошкар-Ола
Taganrog|RUfm4rco|Таганрог
Horlivka|UAggor0z|Горловк
Kostroma|RUnqms4v|Кострома
Gijón|EScrca5t|Хихон
Bari|ITaw9iur|Бари
Nantes|FRfllbqv|Нант
Brașov|ROee1m83|Брашов|en,es,nl=Brasov;pl=Braszów;*=Kronstadt
Strasbourg|FRgnkfc1|Страсбург|de=Straßburg;es=Estrasburgo;it=Strasburgo;nl=Straatsburg;pl=Strasburg
Belfast|GBlala25|Белфаст
Nal’chik|RUcqat69|Нальчик
Wiesbaden|DEht7fj1|Висбаден
Ljubljana|SIep7hxx|Любляна|es=Liubliana;it=Lubiana;pl=Lublana;*=Laibach
Derby|GBk03bry|Дерби
Münster|DEj9efad|Мюнстер
Gelsenkirchen|DEiwpf30|Гельзенкирхен
Sterlitamak|RUkjlxxj|Стерлитамак
Aachen|DEicheoy|Ахен|es=Aquisgrán;fr=Aix-la-Chapelle;it=Aquisgrana;nl=Aken;pl=Akwizgran
Petrozavodsk|RUqu9plh|Петрозаводск
Sivas|TR9u4qmk|Сивас
Mönchengladbach|DEintetx|Мёнхенгладбах
Plymouth|GBi18aqw|Плимут
Augsburg|DEghogjt|Аугсбург|es=Augsburgo;fr=Augsbourg;it=Augusta
Luton|GBj74c6n|Лутон
L'Hospitalet de Llobregat|ESb2wd5m|Оспиталет-де-Льобрегат
Espoo|FIpmdluu|Эспоо
Tarsus|TR7nipt2|Тарс
Rivne|UAi87mgq|Ровно|de=Riwne;pl=Równe
Gdynia|PLl8fjhu|Гдыня|*=Gdingen
Wolverhampton|GBjqpbiz|Вулвергемптон
Niš|RSclhkso|Ниш|en,es=Nis;pl=Nisz
Porto|PTax290v|Порту|es=Oporto;*=Oporto
Kropyvnytskyi|UAgllosi|Кирово
Kamianske|UAgljpp1|Каменское
Montpellier|FRctfdub|Монпелье
Częstochowa|PLid0jq2|Ченстохова|*=Tschenstochau
City of Westminster|GBiwicak
Chemnitz|DEie4hc1|Хемниц
Orsk|RUiodyxv|Орск
Southampton|GBig0bsy|Саутгемптон
A Coruña|EScmr93u|Ла-Корунья|es=La Coruña;fr=La Corogne
Braunschweig|DEjhugen|Брауншвейг|fr=Brunswick;pl=Brunszwik;*=Brunswick
Trabzon|TRat1ro7|Трабзон
Manisa|TR8ykmxd|Маниса
Novorossiysk|RUdocqx0|Новороссийск
Sancaktepe|TRasynmg
Khimki|RUmapqsb|Химки
Blackpool|GBkoxb63|Блакпул
Balıkesir|TR9rdn3r|Баликесир
Krefeld|DEis0evh|Крефельд
Aarhus|DKmhxga9|Орхус
Košice|SKgr6kjp|Кошице|pl=Koszyce;*=Kaschau
Chernivtsi|UAgffmcq|Черновцы|de=Czernowitz;pl=Czerniowce;ro=Cernăuți
Ternopil|UAhehm7v|Тернополь|pl=Tarnopol
Gasteiz / Vitoria|ESc8abbc|Витория
Granada|ES7v0ayd|Гранада|fr=Grenade;pl=Grenada
Nizhnekamsk|RUm3hwc8|Нижнекамск
Halle (Saale)|DEiw2gyu|Галле
Dzerzhinsk|RUmk9t40|Дзержинск
Kiel|DEl2xg97|Киль|pl=Kilonia
Bordeaux|FRdrkc4e|Бордо|es=Burdeos
Gent|BEik2ds2|Гент|en=Ghent;es=Gante;fr,it=Gand;pl=Gandawa
Syktyvkar|RUqqwvy8|Сыктывкар
Elche|ES8ouc2p|Эльч
Milton Keynes|GBjbmc1y|Милтон-Кинс
Magdeburg|DEje0gtz|Магдебург|es,it=Magdeburgo;fr=Magdebourg;nl=Maagdenburg
Ploiești|ROdummds|Плоешти
Lille|FRi8hdix|Лилль|nl=Rijsel
Ciudad Lineal|ESadhaxq
Bexley|GBiuycei|Лондонска-општина-Бексли
Kremenchuk|UAh10p8m|Кременчук
Sosnowiec|PLhyvjps|Сосновец
Staryy Oskol|RUiqxqy1|Старый Оскол
Radom|PLitvki6|Радом
Groznyy|RUcl4tz0|Грозни
Oviedo|EScmga3a|Овьедо
Adıyaman|TR8b0r42|Адияман
Santa Cruz de Tenerife|ES14s62p|Санта-Круз-де-Тенерифе
Graz|ATfhfib1|Грац
Shakhty|RUfz9ruz|Шахты
Banja Luka|BAdpuiz9|Баня-Лука
Babruysk|BYk62nmb|Бабруйск
Messina|IT8myicg|Мессина|es=Mesina;fr=Messine;pl=Mesyna
Badalona|ESb5ed7o|Бадалона
Oberhausen|DEivyezr|Обергаузен
Verona|ITe7ygl0|Верона|fr=Vérone;pl=Werona
Rybinsk|RUnydrbx|Рыбинск
Freiburg im Breisgau|DEg78fdi|Фрайбург|es=Friburgo de Brisgovia;fr=Fribourg-en-Brisgau;it=Friburgo in Brisgovia;pl=Fryburg Bryzgowijski
Northampton|GBjhec06|Нортгемптон
Zelenograd|RUmd3qov|Зеленоград
Archway|GBiyfcal
Novi Sad|RSe30jzy|Нови-Сад|pl=Nowy Sad
Velikiy Novgorod|RUobloes|Велики Новгород
Lutsk|UAibzm4f|Луцк|de=Luzk;pl=Łuck
Bergen|NOprleee|Берген
Brăila|ROe3kn4z|Брэила|pl=Braiła
Norwich|GBjrwcuh|Норич
Mokotów|PLjftkgl|Мокотув
Lübeck|DEkqdggw|Любек|it=Lubecca;pl=Lubeka
Cartagena|ES86lbyr|Картахена|fr=Carthagène
Esenyurt|TRatnner
Kırıkkale|TR9wtp9t|Кириккале
Terrassa|ESb8nd4g|Террасса
Antakya|TR73rqan|Антакья
Eindhoven|NLiuxegj|Эйндховен
Rennes|FRgagbp7|Ренн
Toruń|PLk2mjir|Торунь|*=Thorn
Kielce|PLif2kay|Кельце
Jerez de la Frontera|ES7h29z8|Херез-де-ла-Фронтера
Oradea|ROfguksv|Орадя|*=Großwardein
Sabadell|ESb7zd5r
Móstoles|ESaa2aus|Мостолес
Linz|ATgfuhuv|Линц
Alcalá de Henares|ESaeib1s|Алькала-де-Енарес
Ivano-Frankivsk|UAgwylvn|Ивано-Франковск|de,pl=Iwano-Frankiwsk
Debrecen|HUfuckos|Дебрецен|pl=Debreczyn;ro=Debrețin
Padova|ITe7cgxj|Падуя|de,en,es,nl=Padua;fr=Padoue;pl=Padwa
Erfurt|DEii3glo|Эрфурт
Osmaniye|TR7ruqbw|Османие
Tampere|FIqmbliu|Тампере|*=Tammerfors
Çorlu|TRaxbn2k|Чорлу
Pskov|RUnryna7|Псков
Lefkosía|CY6b3p7u|Никосия|de=Nikosia;en,es,it,nl,ro=Nicosia;fr=Nicosie;pl=Nikozja
Charleroi|BEi2be26|Шарлеруа
Tilburg|NLiy4eb6|Тилбург
Balakovo|RUjb8usc|Балаково
Armavir|RUdvps7m|Армавир
Bila Tserkva|UAhllnyo|Била Церква
Dudley|GBjocbji|Дадли
Hagen|DEispf88|Хаген
Gliwice|PLhz6jju|Гливице|*=Gleiwitz
Pamplona|ESc7dbpm|Памплона|fr=Pampelune;pl=Pampeluna
Rostock|DEkwhh12|Росток
Arnavutköy|TRay0nfm
Fuenlabrada|ESa90avr|Фуенлабрада
Aberdeen|GBn9cbjb|Абердин
İzmit|TRamdnw5|Измит
Reims|FRh6hdwe|Реймс
Engel’s|RUiw4u4t|Энгельс
Burgas|BGbyqmxy|Бургас
Kassel|DEirhg0e|Кассель
Severodvinsk|RUszgrpn|Северодвинск
Portsmouth|GBid3bxa|Портсмут
Başakşehir|TRavhngh
Newcastle upon Tyne|GBll1bq1|Ньюкасл
Klaipėda|LTm5fki2|Клайпеда|de,en,es,fr,it,nl,ro=Klaipeda;pl=Kłajpeda;*=Memel
Zabrze|PLhzxjld|Забже
Zlatoust|RUlqjzcx|Златоуст
Cork|IEj7m92t|Корк
Vantaa|FIpoum08|Вантаа
Syzran’|RUk6mv1m|Сызрань
Bytom|PLi0kjne|Бытом
Almería|ES7labea|Альмери
Praga Południe|PLjh8khb
Sutton|GBisec9o|Саттон
Trieste|ITee2hns|Триест|de,pl=Triest;nl=Triëst
Leganés|ESaa7aw6|Леганес
Le Havre|FRhcucdy|Гавр|es=El Havre
Swindon|GBiy6bnp|Свиндон
San Sebastián|EScl5bl1|Сан-Себастьян|fr=Saint-Sébastien;*=Donostia
Hamm|DEj1kfd2|Гамм
Kütahya|TR9l4nww|Кютахья
Mainz|DEhqgfjg|Майнц|es=Maguncia;fr=Mayence;it=Magonza;pl=Moguncja
Brescia|ITeawgab|Брешиа
Genève|CHeteept|Женева|de=Genf;en,ro=Geneva;es=Ginebra;it=Ginevra;pl=Genewa
Cergy-Pontoise|FRh07d5b
Çorum|TRagdptx|Чорум
Santander|EScpdavm|Сантандер
Liège|BEi8iehs|Льеж|de=Lüttich;es=Lieja;it=Liegi;nl=Luik
Prato|ITd0wgmk|Прато
Saarbrücken|DEh5lf1t|Саарбрюккен|fr=Sarrebruck
Groningen|NLk8bevn|Гронинген|es=Groninga;fr=Groningue
Taranto|ITae0j00|Таранто|de,pl=Tarent;es=Tarento;fr=Tarente
Crawley|GBiltc9w|Кроули
Castelló de la Plana|ESa0qcbr|Кастельон-де-ла-Плана
Podolsk|RUlxkqu1|Подольск
Burgos|ESbu5ax1|Бургос
Amadora|PT92i8s9|Амадора
Ipswich|GBjc3csi|Ипсвич
Kutaisi|GEbs4stf|Кутаиси
Bielsko-Biala|PLhlyjoz|Бельско-Бяла
Almere Stad|NLjkqecv
Split|HRcqlios|Сплит|it=Spalato
Saint-Étienne|FRe82e1f|Сент-Этьен
Turku|FIpt7kxq|Турку|*=Åbo
Wigan|GBkhbbbt|Виган
Siverek|TR8arrii|Сивереке
Kramators’k|UAgrfqu2|Краматорск
Croydon|GBitbcb2|Кройдън
Miskolc|HUga7kd1|Мишкольц|pl=Miszkolc
Isparta|TR8b0o4s|Испарта
Walsall|GBjqpbkw|Уолсолл
Herne|DEixnf4t|Герне
Mansfield|GBk5xbvs|Мансфийлд
Olsztyn|PLknwk93|Ольштын|*=Allenstein
Prizren|XKbqmkci|Призрен
Bacău|ROf3jmq9|Бакэу
Oxford|GBj3kbv0|Оксфорд
Mülheim|DEiuof00|Мюльхайм-на-Руре
Albacete|ES996bmo|Альбасете
Reggio Calabria|IT8kmidz|Реджо-ди-Калабрия
Arad|ROesvkki|Арад
Baranovichi|BYk5xmdr|Барановичи
Toulon|FRcfwems|Тулон|es=Tolón;it=Tolone;pl=Tulon
Angers|FRfsqc4u|Анже
Pátra|GR8ockqb|Патры|de,en,es,fr,nl,pl,ro=Patras;it=Patrasso
Alcorcón|ESaaqavc|Алькоркон
Berezniki|RUp09y9m|Березники
Volgodonsk|RUftuslw|Волгодонск
Breda|NLiyze6s|Бреда
Pitești|ROdrulxt|Питешти
Getafe|ESa9mawm|Хетафе
Novocherkassk|RUfr9rta|Новочеркасск
Osnabrück|DEji1fg9|Оснабрюк
Warrington|GBkd5bcm|Уоррингтон
Szeged|HUeutk4a|Сегед|pl=Segedyn;ro=Seghedin;*=Szegedin
Basel|CHfv2f9n|Базель|es,it=Basilea;fr=Bâle;nl=Bazel;pl=Bazylea
Zenica|BAd9uj94|Зеница
Solingen|DEinhf2u|Золинген
Plzeň|CZhjvhi9|Пльзень|de,en,es,nl=Pilsen;pl=Pilzno
Nazran’|RUciqtmb|Назрань
Slough|GBiwtc46|Слау
Pireás|GR8fylgv|Пирей|de=Piräus;en,nl=Piraeus;es=El Pireo;fr=Le Pirée;it=Pireo;pl=Pireus;ro=Pireu
Bournemouth|GBiawbmc|Борнмут
Peterborough|GBjqec90|Питерборо
Ludwigshafen am Rhein|DEhchflr|Лудвигсхафен
Büyükçekmece|TRathndh
Aydın|TR8d9n34|Айдин
Leverkusen|DEijif1g|Леверкузен
Mytishchi|RUmb4qwh|Мытищи
İskenderun|TR7ebqav|Искендерун
Salavat|RUkcwxwy|Салават
Oldenburg|DEk65fij|Ольденбург
Modena|ITdm8gk7|Модена|es=Módena;fr=Modène
Nijmegen|NLj63elq|Неймеген|de=Nimwegen;es,it=Nimega;fr=Nimègue
Grenoble|FRe0zejt|Гренобль
Cambridge|GBjg0ce2|Кембридж
Rzeszów|PLhs1ku0|Жешув
Doncaster|GBkgrbwq|Донкастер
Melitopol|UAfbdpzn|Мелитополь
Tiraspol|MDfb7nrz|Тирасполь
Pécs|HUepsjdn|Печ|*=Fünfkirchen
Ruse|BGd01mcx|Русе|de=Russe
Salamanca|ESas1a5s|Саламанка|fr=Salamanque
Zemun|RSdrqk7t|Земун
Lyubertsy|RUm4lqyr|Люберцы
Kovrov|RUmnhsac|Ковров
Viranşehir|TR7vzrom|Вираншехире
Limassol|CY5xgp3b|Лимасол|es=Limasol
Livorno|ITcrkgbv|Ливорно|fr=Livourne;*=Leghorn
York|GBksubxf|Йорк
Enschede|NLjgif08|Энсхеде
Salzburg|ATg1rhdm|Зальцбург|es=Salzburgo;fr=Salzbourg;it=Salisburgo
Uşak|TR90anov|Ушак
Neuss|DEio6exb|Нойс
Aksaray|TR8rxph1|Аксарай
Logroño|ESbxnbef|Лагронья
Sibiu|ROei8lnv|Сибиу|de=Hermannstadt;pl=Sybin
La Laguna|ES15961s|Ла-Лагуна
Kızıltepe|TR7v0s01|Кызылтепе
Balashikha|RUm89qzn|Балашиха
Poole|GBiaqbkw|Пул
Gloucester|GBj6qbha|Глостер
Dijon|FRfodea4|Дижон|it=Digione
Burnley|GBkogbhf|Бернли
Cagliari|IT9frfv4|Кальяри
Uppsala|SEpcrj5f|Уппсала|es=Upsala
Huddersfield|GBkk9bno|Хаддерсфилд
Kerch|UAe5xqf2|Керчь
Huelva|ES7x69o2|Уэльва
Badajoz|ES95y9nn|Бадахос
Nîmes|FRczme10|Ним
Telford|GBjt9bef|Телфорд
Dundee|GBmqlb75|Данди
Kolomna|RUlnzrb1|Коломьна
Ursynów|PLjenkgt|Урсынов
Mestre|ITe9oh2j|Местре
Haarlem|NLjl1e4u|Харлем
Kragujevac|RSd4pkey|Крагуевац
Trondheim|NOs3ygcu|Тронхейм
Târgu-Mureş|ROf2ultj|Тыргу-Муреш
Aix-en-Provence|FRcr4eg5|Экс-ан-Прованс
Saint-Quentin-en-Yvelines|FRgssd4h
Blackburn|GBkn2bdy|Блекберн
Parma|ITdqfgbv|Парма|fr=Parme
Ruda Śląska|PLhy2jmc|Руда-Сленска
Afyonkarahisar|TR92lo4o|Афён
Odense|DKlwsgcq|Оденсе
Potsdam|DEjljhdx|Потсдам|pl=Poczdam
Brest|FRgi6am5|Брест
Basildon|GBiygcit|Басилдон
Lárisa|GR9r1kzt|Лариса
Le Mans|FRg7ccfa|Ле-Ман
Elektrostal’|RUm7qr6f|Электросталь
Maykop|RUdl4rth|Майкоп
Wola|PLjh4kfy|Воля
Barysaw|BYl0cncc|Борисов
Stara Zagora|BGbwpm8l|Стара-Загора
Heidelberg|DEhagfp5|Гейдельберг
Amiens|FRho4d8e|Амьен
Pyatigorsk|RUd5lsyi|Пятигорск
Middlesbrough|GBla0bvb|Мидлсбро
Rybnik|PLhtljhz|Рыбник
Tuzla|BAdj6jjq|Тузла
Paderborn|DEj2nfq1|Падерборн
Arnhem|NLj9wemk|Арнем
Zheleznodorozhnyy|RUm6gr0g|Железнодорожный
Tours|FRfqjcm8|Тур
Bolton|GBkifben|Болтон
Limoges|FRej6cts|Лимож
Rijeka|HRe53hx1|Риека|it=Fiume
Al’met’yevsk|RUlj4wj2|Альметьевск
Darmstadt|DEhncfol|Дармштадт
Tarragona|ESaw5ctt|Таррагона|fr=Tarragone
Zaanstad|NLjn1e7b
Chamartín|ESadyaxe
Peristéri|GR8hzlhi|Перистерион
Amersfoort|NLjerefa|Амерсфорт
Korolev|RUmb6qxt|Королёв
Sollentuna|SEp0sj9r
Stockport|GBkdmbih|Стокпорт
Brighton|GBidwcai|Брайтон
Kolpino|RUp9ro5a|Колпино
Clermont-Ferrand|FRehodjb|Клермон-Ферран
Irákleion|GR6fcm1o|Ираклио
Odintsovo|RUm4mqq7|Одинтсово
Foggia|ITb5micg|Фоджа
Apeldoorn|NLjgaend|Апелдорн
Baia Mare|ROfxtlfs|Бая-Маре
Podgorica|MEbwxjs0|Подгорица
Lleida|ESba1cl3|Льейда|es=Lérida
West Bromwich|GBjovbkr|Вест-Бромвич
Bielany|PLjikkf8
Marbella|ES7cbagl|Марбелья
's-Hertogenbosch|NLj23ee4|Хертогенбос|es=Bolduque;fr=Bois-le-Duc;it=Boscoducale;*=Den Bosch
Nevinnomyssk|RUdltsj0|Невинномысск
Śródmieście|PLjgtkgc|Средместье
León|ESc1ca73|Леон
Grimsby|GBkhxcbe|Гримсби
İnegol|TRa3anqd
Würzburg|DEhl6g6o|Вюрцбург|es=Wurzburgo;fr=Wurtzbourg
Pervoural’sk|RUn2pzh0|Первоуральск
Hastings|GBiencke|Гастингс
Reggio nell'Emilia|ITdnmgg4|Реджо-Эмилия
High Wycombe|GBj05c21|Хай-Уиком
Kislovodsk|RUd1tsts|Кисловодск
Hoofddorp|NLjive5k
Innsbruck|ATfmvgqp|Инсбрук
Dimitrovgrad|RUkzyvhl|Димитровград
Villeurbanne|FRehae88|Вийёрбан
Novomoskovsk|RUkubr46|Новомосковск
Buzău|ROe06mp5|Бузау
Pinsk|BYjdvmew|Пинск
Dąbrowa Górnicza|PLi06jr6|Домброва-Гурнича
Šiauliai|LTmbplca|Шяуляй
Nikopol|UAfvfpm6|Никополь
Tychy|PLhupjnv|Тыхы
Syevyerodonets’k|UAgxor72|Северодонецк
Tokat|TRa9uqg5|Токат
Acilia-Castel Fusano-Ostia Antica|ITbe3h3p
Regensburg|DEgzjh0j|Регенсбург|es,it=Ratisbona;fr=Ratisbonne;pl=Ratyzbona
Kamyshin|RUhtmtv8|Камышин
Oulu|FItbwm66|Оулу
Novocheboksarsk|RUmgnunv|Новочебоксарск
Besançon|FRfmheo1|Безансон
Győr|HUfyjj5e|Дьёр|*=Raab
Serpukhov|RUljgqs2|Серпухов
Opole|PLi9kj9f|Ополе|de=Oppeln
Elbląg|PLky8ju0|Эльблёнг
Płock|PLjpnjy5|Плоцк
Wałbrzych|PLicbimm|Валбжих
Murom|RUm1rskd|Муром
Khasavyurt|RUcjfubi|Хасав
Neftekamsk|RUmg4xa5|Нефтекамск
Cádiz|ES7cn9x3|Кадис|fr=Cadix;it=Cadice;pl=Kadyks
Edirne|TRbbpmla|Эдирне|*=Adrianopel
Salerno|ITajvi1x|Салерно
Watford|GBj0vc6y|Вотфорд
Derince|TRam5nuj
Saint Peters|GBisvcw4
Orsha|BYl84o2x|Орша
Bălți|MDg0rn4d|Бельцы|pl=Bielce
Sloviansk|UAgvfquw|Словяньск
Gorzów Wielkopolski|PLjuxi7y|Гожув-Велькопольски
Targówek|PLjikkgs|Таргувек
Orléans|FRg4nd2w|Орлеан
Metz|FRh2feq6|Мец
Wolfsburg|DEjm9gi7|Вольфсбург
Dos Hermanas|ES7xna28|Дос-Ерманас
Beylikdüzü|TRasene8
Recklinghausen|DEizqf4f|Реклингхаузен
Maastricht|NLiegejg|Маастрихт
Tekirdağ|TRasamyk|Текирдаг
Aalborg|DKn6og67|Ольборг
Burton upon Trent|GBjwvbpn|Бертон-апон-Трент
Göttingen|DEixig6e|Гёттинген|es=Gotinga;it=Gottinga;pl=Getynga
Durrës|ALb1wjun|Дуррес|it=Durazzo
Colchester|GBj7dcp0|Колчестер
Batumi|GEbaqsep|Батуми
Mataró|ESb7ydae|Матаро
Bern|CHfe4f7w|Берн|es,it,ro=Berna;fr=Berne;pl=Berno
Stavanger|NOoo2ek3|Ставангер
Braga|PTb8693i|Брага
Heilbronn|DEh30fwi|Гайльбронн
Ingolstadt|DEgslgr4|Ингольштадт
Ulm|DEgieg78|Ульм
Karaman|TR7utp5s|Караман
Włocławek|PLjsgjpa|Влоцлавек
Perugia|ITcfkh4i|Перуджа|fr=Pérouse
Orekhovo-Zuyevo|RUm87rdl|Орехово-Зуево
Bottrop|DEix8f0o|Боттроп
Santa Coloma de Gramenet|ESb5gd74|Санта-Колома-де-Граманет
Leiden|NLjeue2v|Лейден|fr=Leyde;it=Leida;pl=Lejda
Monza|ITec4fx8|Монца
Nazilli|TR8f8n9t|Назилли
Pforzheim|DEgvwfp9|Пфорцхайм
Dordrecht|NLj56e5d|Дордрехт
Offenbach|DEhtpfq7
Reykjavík|ISsnj3wc|Рейкьявик|en,fr,nl,ro=Reykjavik;es=Reikiavik
Pleven|BGco1luc|Плевен
Rimini|ITd5uh6z|Римини
Zielona Góra|PLj8nibt|Зелёна-Гура|*=Grünberg
Berdyansk|UAf92qjj|Бердянск
Eastbourne|GBic9cge|Истборн
Torrejón de Ardoz|ESadrb09|Торрехон-де-Ардос
Uzhhorod|UAgohky6|Ужгород|de=Uschhorod;pl=Użhorod
Tarnów|PLhrakfx|Тарнов
Exeter|GBib0azg|Эксетер
Västerås|SEp60iqc|Вестерос
Rotherham|GBke6btm|Ротерам
Bremerhaven|DEkh4fns|Бремерхафен
Panevėžys|LTm65lqn|Паневежис
Remscheid|DEinof4c|Ремшайд
Setúbal|PT8w48x0|Сетубал
Čačak|RSd17k73|Чачак
Ordu|TRasaqyp|Орду
Lausanne|CHf24ewk|Лозанна|es=Lausana;it=Losanna;pl=Lozanna
Brugge|BEiohdl8|Брюгге|de=Brügge;en,fr,it,ro=Bruges;es=Brujas;pl=Brugia
Pescara|ITbxehtp|Пескара
Jaén|ES8b5avt|Хаэн
Cheltenham|GBj7objk|Челтенам
Nyíregyháza|HUg63kq2|Ньиредьхаза
Cherkessk|RUdafskl|Черкесск
Algeciras|ES71pa8r|Альхесирас|fr=Algésiras
Alchevs’k|UAgkdrbk|Алчевск
Noginsk|RUm9ur6e|Ногинск
Pavlohrad|UAgm6q6n|Павлоград
Zoetermeer|NLjc1e2v
Örebro|SEowii7n|Эребру
Yelets|RUjrsr77|Елец
Parla|ESa7oaw4|Парла
Novo-Peredelkino|RUm3pqr0|Ново-Переделкино
Lincoln|GBk8jc4z|Линкольн
Botoşani|ROg0emmt|Ботошани
Bergamo|ITefcg2q|Бергамо|es=Bérgamo;fr=Bergame
Siirt|TR8flsiz|Сиирт
Erzincan|TR9tvrkx|Эрзинджан
Chorzów|PLhzejnz|Хожов
Chesterfield|GBk96bss|Честерфилд
Shchelkovo|RUmbhqzu|Щёлково
Alanya|TR7d4oow|Аланья
Rouen|FRhbfcrq|Руан|es=Ruan
Reutlingen|DEgkzfwa|Рейтлинген
Satu Mare|ROg1rl5z|Сату-Маре
Mazyr|BYjbunmn|Мозырь
Fürth|DEhccgl2|Фирт
Zwolle|NLjopep3|Зволле
Novokuybyshevsk|RUk4wvm5|Новокуйбышевск
Lysychans’k|UAgwhr6d|Лисичанск
Daugavpils|LVmabmkz|Даугавпилс|pl=Dyneburg
Chelmsford|GBj34ciz|Челмсфорд
Mulhouse|FRg0gf68|Мюлуз|de=Mülhausen
Turhal|TRabwq9l|Турхал
Perpignan|FRc42dgo|Перпиньян|es=Perpiñán;it=Perpignano
Caen|FRh4ac7g|Кан
Bender|MDfawnpv|Бендер
Bataysk|RUfjgrok|Батайск
Kecskemét|HUfcyjxy|Кечкемет
Arzamas|RUlwrt9c|Арзамас
Sergiyev Posad|RUmlwr23|Сергиев Посад
Boulogne-Billancourt|FRgujd7l|Булонь-Бийанкур
Kalisz|PLj3tjbq|Калиш
Dagenham|GBixycer
Oktyabr’skiy|RUl7dwz4|Октябрьский
Moers|DEiv9ewk|Мёрс
Ourense|ESbu19b8|Оренсе
Basingstoke|GBipybxc|Бэйсингсток
Bandırma|TRaawn50|Бандырма
Maidstone|GBiq3cjm|Мейдстон
Râmnicu Vâlcea|ROdyslqv|Рамнику-Валча
Alcobendas|ESagbaxv|Алькобендас
Koszalin|PLkzeil2|Кошалин
Obninsk|RUlohqgx|Обнинск
Koblenz|DEi0qf9p|Кобленц|es,it=Coblenza;fr=Coblence;pl=Koblencja
Siegen|DEif7ffw|Зиген
Vicenza|ITeb7gsu|Виченца|fr=Vicence
Reus|ESax8crt|Реус
Mitrovicë|XKc97ke9|Косовска-Митровица
Sutton Coldfield|GBjq7bn8|Сатон-Колдфилд
Elista|RUewctf4|Элиста
Bedford|GBje7c5z|Бедфорд
Cherëmushki|RUm49qu5|Черёмушки
Coimbra|PTa6u93i|Коимбра|es=Coímbra
Linköping|SEo8jidf|Линчёпинг
Namur|BEi3ve82|Намюр|nl=Namen
Yevpatoriya|UAe1lp7v|Евпатория
Novotroitsk|RUiobyuj|Новотроитск
Bergisch Gladbach|DEiiaf3i|Бергиш-Гладбах
Legnica|PLioiikx|Легница|*=Liegnitz
Derbent|RUbmkuz5|Дербент
Suceava|ROfx5mh1|Сучава
Nancy|FRgqceqc|Нанси
Oldham|GBkh9bj1|Олдам
Jena|DEigpgtf|Йена
Gera|DEifch09|Гера
Mostar|BAclzj7s|Мостар
Helsingborg|SEmevh8r|Хельсингборг
Yenakiyeve|UAgdtr36|Енакиево
Enfield Town|GBj0rcba
Woking|GBirjc4p|Уокинг
Queluz|PT92l8rx|Келуш
Turgutlu|TR8vbn16
Velikiye Luki|RUmn0o4p|Великие Луки
Hildesheim|DEjeng6o|Хильдесхайм
Oleksandriya|UAgpyp4e|Олександрия
Pushkino|RUme1qyd|Пушкино
Piatra Neamţ|ROfd9mi7
Erlangen|DEhfjglc|Эрланген
St Helens|GBkeqbah|Сент-Хеленс
Bemowo|PLjhjkeu|Бемово
Drobeta-Turnu Severin|ROdlnl32|Дробета-Турну-Северин
Ukhta|RUs7rx22|Ухта
Torrevieja|ES8gzc2z|Торревьеха
Worcester|GBjfpbhm|Вустер
Salihorsk|BYjwcmyz|Салигорск
Székesfehérvár|HUfkujg5|Секешфехервар|*=Stuhlweißenburg
Argenteuil|FRgxod7o|Аржантей
Mustafakemalpaşa|TRa26nb0
Maladzyechna|BYl2tmpf|Маладзечна
Olomouc|CZhfoj02|Оломоуц|de=Olmütz;pl=Ołomuniec
Witten|DEiv0f6k|Виттен
Gillingham|GBithck2|Джиллингем
Tartu|EEo7pmnn|Тарту|*=Dorpat
Salzgitter|DEjetgd4|Зальцгиттер
Elbasan|ALaw0k3d|Эльбасан
Navapolatsk|BYm0kndn|Наваполацк
Funchal|PT4de5td|Фуншал
Solikamsk|RUp6gy8w|Соликамск
Glazov|RUo0zwnt|Глаз
Kallithéa|GR8g6lhm|Калитеа
Zonguldak|TRb5fom1|Зонгулдак
Trier|DEhk4ewo|Трир|es=Tréveris;fr=Trèves;it=Treviri;pl=Trewir
Telde|ES0rk6ea|Тельде
Subotica|RSeqkjxl|Суботица
Kamianets-Podilskyi|UAgqdmlp|Каменец-Подольский
Zelenodolsk|RUm98v2b|Зеленодольск
Grudziądz|PLkfojkx|Грудзёндз
Novoshakhtinsk|RUg0orr3|Новошахтинск
Acharnés|GR8jvli3
Manavgat|TR7jvoh6|Манавгат
Worthing|GBidmc78|Вортинг
Bolzano|ITf1fgpy|Больцано|de=Bozen
Giresun|TRaqlr5m|Гиресун
Sarapul|RUmqsx3n|Сарапул
Lahti|FIq7zm8v|Лахти
Zwickau|DEib3h5w|Цвиккау
Kaiserslautern|DEhbffce|Кайзерслаутерн
Votkinsk|RUn6px6a|Воткинск
Słupsk|PLl6wiwy|Слупск
Barakaldo|ESckob6y
Andria|ITazbimt|Андрия
Balashov|RUixyszz|Балашов
Lida|BYkqrm3u|Лида
Iserlohn|DEit3fbf|Исерлон
Zheleznogorsk|RUjjnpzq|Железногорск
Liberec|CZic7i5k|Либерец|*=Reichenberg
Udine|ITepphgb|Удине
Rochdale|GBkjebii|Рочдейл
Karabük|TRayloxm|Карабук
Siracusa|IT7rvi8r|Сиракузы|de=Syrakus;en,fr=Syracuse;pl=Syrakuzy
Deventer|NLjhjeq2|Девентер
Zhukovskiy|RUm2br1w|Жуковский
Târgu Jiu|ROdxelbu|Тиргу-Жиу
Terni|ITc0bh82|Терни
Lugo|ESccq9fi|Луго
Schwerin|DEkjpgqz|Шверин
Bolu|TRalkojf|Болу
Jaworzno|PLhwljs5|Явожно
Sliven|BGc3qmi5|Сливен
San Fernando|ES7b89yd|Сан-Фернандо
Ceyhan|TR7qhq5x|Джейгьан
Solihull|GBjlybnq|Солихалл
Girona|ESbk7dfo|Жирона|es=Gerona;fr=Gérone
Gütersloh|DEj7vfkt|Гютерсло
Saint-Denis|FRgxcd95|Сен-Дени
České Budějovice|CZgyehxh|Ческе-Будеёвице|de,nl=Budweis;pl=Czeskie Budziejowice
Ramenskoye|RUm1jr3f|Раменское
Jastrzębie Zdrój|PLhpnjif|Ястшембе-Здруй
Roubaix|FRia6dkj|Рубе
Hradec Králové|CZhwpigc|Градец-Кралове|*=Königgrätz
Royal Leamington Spa|GBjidbrc|Ройал-Лемингтон-Спа
Maribor|SIf37idr|Марибор
Santiago de Compostela|ESc9591r|Сантьяго-де-Компостела
Delft|NLjane0y|Делфт
Frederiksberg|DKm4nh6j|Фредериксберг
Romford|GBiyncf1
Vostochnoe Degunino|RUma8qu3|Восточное Дегунино
Alkmaar|NLjs0e6e|Алкмаар
Dobrich|BGcs7n31|Добрич
Bath|GBit3bfn|Бат
Leskovac|RSccekt9|Лесковац
Prešov|SKgz2kjd|Прешов
Harlow|GBj49ce0|Харлоу
Kırşehir|TR9depiy|Киршехир
Gjakovë|XKbv8k87
Ústí nad Labem|CZi99hrc|Усти-над-Лабем|*=Aussig
Cacém|PT92v8rb
Jönköping|SEnr1ht2|Йёнчёпинг
Norrköping|SEodmil7|Норрчёпинг
Forlì|ITdaegzp|Форли
Michurinsk|RUjzeryt|Мичуринск
Düren|DEid8eum|Дирен
Novara|ITe8ffo7|Новара|fr=Novare
Barletta|ITb1miml|Барлетта
Polatlı|TR9pdoqv|Полатли
Piacenza|ITdxgg33|Пьяченца|fr=Plaisance
Ochota|PLjglkfx|Охота
Praga Północ|PLjhikgl
Cáceres|ES9mk9vy|Касерес
Heerlen|NLifgenj|Хеерлен
Kineshma|RUnhjslk|Кинешма
Bafra|TRb8oq75|Бафра
Krasnogorsk|RUm8kqqx|Красногорск
Leuven|BEifce5q|Лёвен|de=Löwen;es=Lovaina;fr=Louvain;it=Lovanio
Pushkin|RUp8qo2m|Пушкин
Ferrara|ITdrigtu|Феррара
Rize|TRathrz9|Ризе
Nuneaton|GBjozbs3|Нанитон
High Peak|GBkcgbmt
Tulcea|ROe0zngj|Тульча
Venlo|NLisyeq4|Венло
Esslingen|DEgrwfxo|Еслинген
Darlington|GBl8kbqx|Дарлингтон
Ereğli|TR841phb|Эрегли
Ağrı|TR9tbsye|Агри
Erciş|TR9a2t2o
Winterthur|CHftmfpm|Винтертур
Lorca|ES88fbot|Лорка
Bugul’ma|RUl8ywpr|Бугульма
Sassari|ITalafna|Сассари
Konotop|UAipcp5l|Конотоп
Southport|GBkk6b6n|Саутпорт
Kalamariá|GRahbl77|Каламария
Ratingen|DEiqxezl|Ратинген
Tourcoing|FRib0dkd|Туркоан
Leeuwarden|NLk7tel4|Леуварден
Marl|DEj0xf2x|Марль
Mons|BEi3idvc|Монс|nl=Bergen
Kostyantynivka|UAgm0qw5|Константиновка
Niğde|TR8gmpq4|Нигде
Lünen|DEizsf90|Линен
Lüleburgaz|TRb44mwg|Люлебургаз
Drammen|NOp9kga6|Драммен
Montreuil|FRgvcdae|Монтрей
Klagenfurt am Wörthersee|ATf55hv5|Клагенфурт|en,es,fr,it,nl,pl,ro=Klagenfurt
Körfez|TRamfnu3
Chester|GBk7jb8a|Честер
Kuznetsk|RUk5hubo|Кузнецк
Coslada|ESacwayz|Кослада
Kirovo-Chepetsk|RUocivng|Кирово-Чепетск
Stevenage|GBj7qc9n|Стивенедж
Huddinge|SEovhja7
Luimneach|IEjsx90o|Лимерик
Wembley|GBiy0c8c|Вембли
Krasnyy Luch|UAgb8rd9|Красный луч
Ancona|ITcsyhk0|Анкона|fr=Ancône
Avignon|FRd2se78|Авиньон|es=Aviñón;it=Avignone;pl=Awinion
Gatchina|RUp4wnyw|Гатчина
Grays|GBivwcgz
Vlorë|ALae5jv2|Влёра
Níkaia|GR8gnlgx
Białołeka|PLjjdkfq
Marseille 13|FRclbefk
Kuopio|FIrp0n0v|Куопио
Harrogate|GBktrbr3|Харрогейт
Nusaybin|TR7rqs8v|Нузайбин
Salihli|TR8uzn7e
Talavera de la Reina|ESa03ahd|Талавера-де-ла-Реина
Hartlepool|GBld2bvn|Хартлпул
Ereğli|TRb0rogt|Эрегли
Pardubice|CZhs1ifk|Пардубитсе
Hanau am Main|DEhumfs9|Ханау
Brovary|UAi5ao8b|Бровары
La Spezia|ITd73g4w|Специя
Târgovişte|ROdtxm60|Търговище
Shkodër|ALbmkjvg|Шкодер
Osijek|HRebbjk3|Осиек
Kozan|TR82fq5w
Sarov|RUlk0t26|Саров
Yozgat|TR9w4pru|Йозгат
Yeysk|RUf7er41|Ейск
Çanakkale|TRa5gmja|Чанаккале
Buzuluk|RUjw5wic|Бузулук
El Puerto de Santa María|ES7ei9xw|Эль-Пуэрто-де-Санта-Мария
Velbert|DEirzf2a|Фельберт
Uman|UAgs4o07|Умань
Ludwigsburg|DEgw9fw4|Лудвигсбург
Patnos|TR9flsvo
Jelenia Góra|PLifwiew|Йеленя-Гура
Glyfáda|GR8drlif
Shumen|BGcjzmqd|Шумен
Lund|SEm5ehfp|Лунд
Gubkin|RUiqiqtx|Губкин
Asnières-sur-Seine|FRgwtd86|Аньер-сюр-Сен
Nanterre|FRgw4d73|Нантерр
Chaykovskiy|RUmyxx81|Чайковский
Bitola|MKatrkkr|Битола
Cornellà de Llobregat|ESb2md5e
Las Rozas de Madrid|ESaetaun|Лас-Росас-де-Мадрид
Nitra|SKgfwjbm|Нитра
Berdychiv|UAho3ndp|Бердичив
Orihuela|ES8jxbzc|Ориуэла
Cannock|GBjtmbk9|Каннок
Volos|GR9jdl73|Волос
Novi Pazar|RScg9k9c|Нови-Пазар
Žilina|SKh5bjkq|Жилина|pl=Żylina
Poitiers|FRf3zch8|Поатие
Torre del Greco|ITan1hw0|Торре-дель-Греко
Flensburg|DElfsfzk|Фленсбург
Hemel Hempstead|GBj3mc67|Хемел-Хемпстед
Shostka|UAj6np9b|Шостка
Versailles|FRgtod63|Версаль
Yegor’yevsk|RUlwfrek|Егорьевск
Courbevoie|FRgw9d7s|Курбвоа
Liepāja|LVmrlkg9|Лиепая|pl=Lipawa
Jyväskylä|FIr6xm9o|Йювяскюля
Créteil|FRgtddap|Кретей
Ílion|GR8ihlhm
Cottbus|DEj3qhvg|Котбус|pl=Chociebuż
Akhisar|TR973n34|Акхисар
St Albans|GBj3ic7t|Сент-Олбанс
Kadiyivka|UAgn4r96|Кадиевка
Wilhelmshaven|DEkgyfh4|Вильгельмсхафен
Nowy Sącz|PLhgekbx|Новы-Сонч
Redditch|GBjizblf|Реддитч
Avilés|EScrva26|Авилес
Çerkezköy|TRb0un5c
El Ejido|ES7jkb9d|Эль-Эхидо
South Shields|GBllrbsk|Саут-Шийлдс
Derry|GBllq9ix|Дерри
Hilversum|NLjgnecc|Хилверсум
Tübingen|DEglvfu6|Тибинген
Umeå|SEsf0k5u|Умеа
Guadalajara|ESailb4j|Гвадалахара
Chervonohrad|UAi1rlp2|Червоноград
Weston-super-Mare|GBisab74|Уэстон-сьюпер-Мэр
Amasya|TRaj9q65|Амасья
Minden|DEjiifs9|Минден
Kraljevo|RScwmkbt|Кралево
Havířov|CZhksjgi|Гавиржов
Pau|FRcl3c7i|Пау
Roquetas de Mar|ES7j8bc5|Рокетас-де-Мар
Palencia|ESbkyalm|Паленсия
Halifax|GBkm5bmr|Галифакс
Muş|TR91wscm|Муш
Pernik|BGc1cl8d|Перник
Sant Boi de Llobregat|ESb2gd4q
Pozuelo de Alarcón|ESad5avh|Позуело-де-Аларкон
Banská Bystrica|SKgrvjqh|Банска-Бистрица
Nizip|TR7q2qxd|Низипе
Kilis|TR7hwqny|Килис
Colombes|FRgwvd7r|Коломб
Toledo|ES9x6asl|Толедо|fr=Tolède
Polatsk|BYlzcng9|Полацк
Fatsa|TRatoqtb|Фатса
Azov|RUfikrjw|Азов
Beckenham|GBiu1cc3
Como|ITeigfum|Комо|fr=Côme
Tamworth|GBjs2bow|Тамворт
Villingen-Schwenningen|DEg92fmf|Виллинген-Швеннинген
Kaspiysk|RUc96uq4|Каспийск
Lucca|ITczwgec|Лукка
Mukacheve|UAgjjl3z|Мукачеве
Pontevedra|ESbwn90e|Понтеведра
Sokhumi|GEccns5r|Сухум
Bistriţa|ROfj9lsq|Бистрица
Konstanz|DEfxwfvw|Констанц|en,fr=Constance;es=Constanza;it=Costanza;pl=Konstancja
Konin|PLjgnjdy|Конин
Reşiţa|ROe4dksh
Worms|DEhgpfkk|Вормс
Yessentuki|RUd5gsvq|Ессентуки
Vitry-sur-Seine|FRgt7d9u|Витри-сир-Сен
Cizre|TR7yysmc|Джизре
Ravenna|ITdfph1x|Равенна|es=Rávena;fr=Ravenne;pl=Rawenna
Hengelo|NLjhueyt
Klin|RUmmtqin|Клин
Getxo|EScmdb6m
Lecce|ITaazjcu|Лече
Aulnay-sous-Bois|FRgxedb3|Ольне-су-Буа
Bingöl|TR965ryv|Бингол
Bakhmut|UAgnur08|Бахмут
Elbistan|TR8naqp3|Эльбистан
Trento|ITepogmx|Тренто|de=Trient;fr=Trente;pl=Trydent
Giugliano in Campania|ITaqwhtp
Piotrków Trybunalski|PLitxjy4|Пётркув-Трыбунальски
Yambol|BGby3mki|Ямбол
Gandia|ES98fc9w|Гандия
Dorsten|DEj12f17|Дорстен
Scunthorpe|GBkibc3d|Сканторп
Stockton-on-Tees|GBl9sbu5|Стоктон-он-Тис
Zrenjanin|RSe6ok7j|Зренянин
Haskovo|BGbium7e|Хасково
Amstelveen|NLjite80|Амстелвен
Kropotkin|RUe86s00|Кропоткин
Szombathely|HUflzirb|Сомбатгей
Busto Arsizio|ITeczfrd
Drohobych|UAh8ulex|Дрогобыч
Lido di Ostia|ITbd8h2y|Лидо-ди-Остия
Cesena|ITd83h2i|Чезена
Lüdenscheid|DEiosfae|Люденшайд
Sant Cugat del Vallès|ESb5zd5f
Slatina|ROdg9lqv|Слатина
Wakefield|GBkl7brn|Уейкфийлд
Catanzaro|IT962ir0|Катандзаро
Marburg an der Lahn|DEiddfq9|Марбург
Marseille 08|FRcjzef7
Zlín|CZh5ej5v|Злин
Deurne|BEiote2h
Ceuta|ES6uxaak|Сеута
Vyborg|RUq0cnfs|Выборг
Arona|ES0uk5wr|Арон
Brindisi|ITaioj9k|Бриндизи
Torrent|ES9lhc5z
Carlisle|GBlivb7n|Карлайл
Neumünster|DEkw3g73|Ноймюнстер
Reutov|RUm6xqy9|Реутов
Ilioúpoli|GR8fnlik
Castrop-Rauxel|DEiy5f60|Кастроп-Рауксель
Marsala|IT8bzh56|Марсала
Marseille 15|FRcmseet
Roosendaal|NLixfe2h|Розендаль
Hakkâri|TR85qt7y|Хаккари
Gateshead|GBlkqbq7|Гейтсхед
Treviso|ITeejh2h|Тревизо
Inowrocław|PLjwnje4|Иновроцлав
Ünye|TRawjqq9|Унье
Aalst|BEigwdwi|Алст|fr=Alost
Lubin|PLittilh|Лубин
Mechelen|BEijee2n|Мехелен|de=Mecheln;es=Malinas;fr=Malines
Lisburn|GBl8ja0m|Лисберн
Kars|TRahqsyv|Карс
Dessau|DEj5zh2j|Дессау
Focșani|ROefgmu0|Фокшани
Chiclana de la Frontera|ES79o9z4|Чиклана-де-ла-Фронтера
Pesaro|ITd1phbu|Пезаро
Siedlce|PLjf4ky1|Седльце
Voskresensk|RUlulr9a|Воскресенск
Keratsíni|GR8gilgi
Pisa|ITcw5gcy|Пиза|fr=Pise;pl=Piza
Yalta|UAdi6piz|Ялта
Gladbeck|DEiyjf1h|Гладбек
Marseille 09|FRcjiefj
Varese|ITeitfr1|Варезе
La Rochelle|FResbbwg|Ла-Рошель
Pori|FIqlvkr0|Пори
Purmerend|NLjohe9c|Пурмеренд
Champigny-sur-Marne|FRgu0db3|Шампиньи-сюр-Марн
Luxembourg|LUhg4epl|Люксембург|de,nl,ro=Luxemburg;es=Luxemburgo;it=Lussemburgo;pl=Luksemburg
La Louvière|BEi4fdym|Ла-Лувьер
Pančevo|RSdsgkb5|Панчево
Rueil-Malmaison|FRgvpd6v|Рюей-Мальмезон
Arnsberg|DEitbfgq|Арнсберг
Manresa|ESbd4d1s|Манреса
Sesto San Giovanni|ITeatfwl
Fylde|GBkpdb7y
Rheine|DEjidf7s|Райн
Oss|NLj3xeh3|Осс
Antibes|FRcsqf36|Антиб
Arezzo|ITcpbgxg|Ареццо
Latina|ITb5uhbo|Латина
Mineralnye Vody|RUda2szk|Минеральные Воды
Kumanovo|MKbockq1|Куманово
Midyat|TR81fsam|Мидьят
Paisley|GBm8wamw|Пейсли
Viersen|DEipqet9|Фирзен
Bracknell|GBiu6c21|Бракнел
Parádsasvár|HUg4xk1x|Парадшашвар
Pazardzhik|BGbq8lqf|Пазарджик
San Sebastián de los Reyes|ESagkay2|Сан-Себастиан-де-лос-Рейес
Delmenhorst|DEk3nfob|Дельменхорст
Kamensk-Shakhtinskiy|RUgg6rvm|Каменск
Newcastle under Lyme|GBk28bhf
Iğdır|TR9z0tc7|Игдир
Chekhov|RUlpwqsz|Чехов
Bihać|BAdqxigv|Бихач
Crewe|GBk4ybej|Кру
Piła|PLk6fisx|Пила
Nevşehir|TR8yxpqk|Невшехир
Chatham|GBit7cjs|Чатам
Nizhyn|UAik0onb|Нижин
Szolnok|HUfknk50|Сольнок
Schiedam|NLj87e1e|Схидам
Saint-Maur-des-Fossés|FRgtedb3|Сен-Мор-де-Фоссе
Silifke|TR78ipfr|Силифке
Mysłowice|PLhwnjqn|Мысловице
Kruševac|RScskkkr|Крушевац
Hove|GBidzca4|Хов
Bayreuth|DEhpggt9|Байройт
Spijkenisse|NLj65e0l
Haninge|SEotkjcg
Gävle|SEpzfiyj|Евле
Silopi|TR7wksq8|Силопи
Troisdorf|DEiddf3r|Троисдорф
Aylesbury|GBj5dc15|Эйлсберы
East Kilbride|GBm70aqg|Ист-Килбрайд
Helmond|NLiw2ej3|Гелмонд
Bismil|TR8d9s16
Calais|FRihcd28|Кале
Gießen|DEi77foy|Гиссен
Ferrol|EScpx964
Khalándrion|GR8i8lj0
Vélez-Málaga|ES7jparh|Велез-Малага
Béziers|FRclxdl3|Безье
Ciudad Real|ES98yatv|Сьюдад-Реаль
Ostrowiec Świętokrzyski|PLigpklh|Островец-Швентокшиски
Bocholt|DEj5zewc|Бохольт
Kortrijk|BEidwdls|Кортрейк|fr=Courtrai
Gela|IT7ruhu8|Джела
Pistoia|ITd2bgk6|Пистойя
Prilep|MKb2hknu|Прилеп
Vlaardingen|NLj81e0r
Mijas|ES7ekak1|Михас
Detmold|DEj8rfrp|Детмольд
Melilla|ES6eeb7n|Мелилья
Belek|TR7lzobs|Белек
Tatvan|TR8v8snp|Татван
Peterhof|RUpdfnvq|Петергоф
Rugby|GBjkrbuw|Рагби
Siemianowice Śląskie|PLhzzjor|Семяновице-Слёнске
Kâhta|TR8bmr8w|Кахта
Novomoskovs’k|UAgp2pxz|Новомосковск
Zhlobin|BYjz9nxg|Жлобин
Néa Smýrni|GR8g1lht
Zugdidi|GEbytshz|Зугдиди
Rubí|ESb6kd4p|Руби
Tetovo|MKbkykfq|Тетово
Ostrów Wielkopolski|PLj0vj7r|Острув-Велькопольски
Caserta|ITauxhvi|Казерта
Fredrikstad|NOouygk9|Фредрикстад
Salford|GBkfsbgn|Солфорд
Almelo|NLjkdewz|Алмело
Georgiyevsk|RUd8gt47|Георгиевск
Yelabuga|RUm6xwfk|Елабуга
Naro-Fominsk|RUlwkqin|Наро-Фоминск
Maroúsi|GR8iylj0
Suva Reka|XKbunkdp|Сува-Река
Esbjerg|DKlyuflu|Эсбьерг
Larnaca|CY643pbg|Ларнака
Purley|GBis1caw
Gouda|NLjaxe5u|Гауда
Guildford|GBip7c4h|Гилфорд
Sunzha|RUclbtq5|Сунжа
Fuorigrotta|ITao9hto
Izmail|UAe5rngz|Измаил
Yüksekova|TR85qtfk|Юксекова
Shrewsbury|GBju6ba8|Шрусбери
Zaandam|NLjmne7h|Заандам
Borås|SEnpdhc6|Борос
Shakhtars’k|UAg8xr6b|Шахтерск
Fuengirola|ES7d0ak8|Фуенхирола
Barnsley|GBkhibru|Барнсли
Norderstedt|DEklag72|Нордерштедт
Khanjarah|TRahspbc|Чанкыры
Mardin|TR7yhs2c|Мардин
Blagoevgrad|BGbl5l9a|Благоевград
Agios Dimitrios|GR8fpli3
Yalova|TRajbnn2|Ялова
Dunkerque|FRijld9h|Дюнкерк|de=Dünkirchen;en=Dunkirk;nl=Duinkerken;pl=Dunkierka
Lüneburg|DEk97gd3|Линебург
Zadar|HRd7gi7x|Задар|it=Zara
Svyetlahorsk|BYjs1nth|Светлагорск
Stargard|PLkbli5h|Старгард
Cinisello Balsamo|ITebifwf
Gemlik|TRad3nlg|Гемлик
Benidorm|ES8wican|Бенидорм
Zográfos|GR8gwlil
Celle|DEjrrg8g|Целле
Lowestoft|GBjnnd0s|Лоустофт
Aubervilliers|FRgwtd9k|Обервилье
Vila Nova de Gaia|PTawc90u|Вила-Нова-де-Гайя
Gosport|GBiczbwr|Госпорт
Södertälje|SEoucj59|Сёдертелье
Alytus|LTl50lmd|Алитус
Pervomays’k|UAg8ko8x|Первомайск
Lelystad|NLjokegi|Лелистад
Gaillimh|IEk9s8ur|Голуей
Dinslaken|DEiyaey4|Динслакен
Sankt Gallen|CHfrcfyn|Санкт-Галлен|de,en,nl,pl,ro=St. Gallen;es=San Galo;fr=Saint-Gall;it=San Gallo
Pabianice|PLj14jt9|Пабьянице
Tatabánya|HUfvtjfx|Татабанья
Lamezia Terme|IT98bimz
Vol’sk|RUjbpumi|Вольск
Beloretsk|RUkszyvj|Белорет
Ishimbay|RUkeuxyt|Ишимбай
Kastamonu|TRb3epdk|Кастамону
Gniezno|PLjpbj4n|Гнезно
Alphen aan den Rijn|NLje1e54
Kadirli|TR806q9s
Adler|RUcodrqy|Адлер
Doğubayazıt|TR9ojtcq|Догубаязит
Alcalá de Guadaira|ES7z6a3c|Алькала-де-Гвадаира
Chapayevsk|RUk1lviu|Чапаевск
Bamberg|DEho3gju|Бамберг
Cannes|FRcrrf1u|Канны
Kladno|CZhuzhsb|Кладно
Ayvalık|TR9i7mn7|Айвалык
Southall|GBiwtc7a
Fordon|PLk6cjct
Aigáleo|GR8h3lhe
Mérignac|FRdrmc3h
Trnava|SKghtj4q|Трнава
Vaslui|ROf5dn1n|Васлуй
Hasselt|BEigreel|Хасселт
Suwałki|PLkx4l6x|Сувалки
Stafford|GBjwtbj2|Стаффорд
Hunedoara|ROegul6i|Хунедоара
Giurgiu|ROd13md1|Гюргево
Oostende|BEioodh4|Остенде|de,es,fr=Ostende;en=Ostend;it,pl=Ostenda
Sint-Niklaas|BEin9dy0|Синт-Никлас
Royal Tunbridge Wells|GBimdcg3
Hoorn|NLjsaeaq|Горн
Tuymazy|RUlavx2f|Туймазы
Ponferrada|ESbzv9su|Понферрада
Lys’va|RUo05ynb|Лысьва
Borisoglebsk|RUisvsky|Борисоглебск
Sosnovyy Bor|RUpdwnkf|Сосновый Бор
Feodosiya|UAdwwpzv|Феодосия
Aschaffenburg|DEhq9fvk|Ашаффенбург
Głogów|PLj14iju|Глогов
Rivas-Vaciamadrid|ESaa6azp|Васиамадрид
Pokrovsk|UAgf6qos|Красноармейск
Dolgoprudnyy|RUmc6qtb|Долгопрудный
Söke|TR8akmx3|Соьке
Majadahonda|ESaeaauo|Махадаонда
Neubrandenburg|DEkhwhgu|Нойбранденбург
Chełm|PLimnleg|Хелм
Chystyakove|UAg8fr8i|Чысьцякова
Sverdlovs’k|UAg9urn6|Свердловск
Bourges|FRfhvd9s|Бурж
Ardeşen|TRay7s5q|Ардешен
Budënnovsk|RUdq0tdv|Будённовск
Most|CZi4vhlu|Мост
Stróvolos|CY6adp7f|Строволос
Campiña|ES8nnb72
Altamura|ITao3iqb|Алтамура
Roman|ROfddmqf|Роман
Bârlad|ROeu8n0r|Барлад
Deva|ROekjl6i|Дева
Ellesmere Port|GBk9zb85|Елсмир-Порт
Velsen-Zuid|NLjn8e51
Kaposvár|HUexzj7o|Капошвар
Tournai|BEi7rdnj|Турне|nl=Doornik
Kalush|UAgzglqz|Калуш
Ede|NLjbdej1|Эде
Smila|UAh5aonc|Смила
Guidonia Montecelio|ITbkih95
Rossendale|GBkl9bgu
Eskilstuna|SEoz3ipq|Эскильстуна
Kstovo|RUmhnteb|Кстово
Lippstadt|DEj1efkc|Липпштадт
Tomaszów Mazowiecki|PLixfk2c|Томашов-Мазовецки
Ödemiş|TR8nwn4x
Néa Ionía|GR8iklif
Aalen|DEgumg8n|Аален
Saint-Nazaire|FRfncbhr|Сен-Назер
Przemyśl|PLhkxl4o|Пшемысль
Narva|EEozdn7z|Наарва
Solna|SEoywjag|Сольна
Aleksin|RUl81qna|Алексин
Neuwied|DEi2yf87|Нойвид
Unna|DEixmfb9|Унна
Quartu Sant'Elena|IT9fpfwx
Stalowa Wola|PLi73kur|Сталова-Вола
Folkestone|GBikycso|Фолкстон
Plauen|DEi4ph11|Плауен
Kovel|UAionlvm|Ковель
Kungur|RUnhhybk|Кунгур
Klintsy|RUjvkos8|Клинцы
Zamora|ESb6ya4o|Самора
Hounslow|GBivoc7g
Leninogorsk|RUlarwl2|Лениногорск
Bergen op Zoom|NLiwfe02|Берген-оп-Зом
Algueirão|PT93q8qo
Loures|PT94n8t4
Veliko Tŭrnovo|BGcepm8f|Велико-Търново
Gabrovo|BGc8zm4b|Габрово
Burdur|TR89so15|Бурдур
Halmstad|SEmwahb0|Гальмстад
Alba Iulia|ROepnlg0|Алба-Юлия
Gukovo|RUg92rr4|Гуково
Sagunto|ES9sbc8r|Сагунто
Zamość|PLiazlbe|Замошч
Silvan|TR8lds60|Сильван
Soma|TR9eimzx|Сома
Vilanova i la Geltrú|ESaz4d0f
Sanlúcar de Barrameda|ES7jm9w8|Санлукар-де-Баррамеда
Pavia|ITe1cfvo|Павия
Castellammare di Stabia|ITakmhxn
Wrexham|GBk3jb6w|Рексем
Kędzierzyn-Koźle|PLi0mjdl|Кенджежин-Кожле
Estepona|ES79wacz|Эстепона
Ioánnina|GR9rtke2|Янина
Torremolinos|ES7f8aly|Торремолинос
Colmar|FRg9lf6m|Кольмар
Rechytsa|BYjkio2k|Речица
Torquay|GBi3qazh|Торки
Växjö|SEn1yi25|Векшё
Meleuz|RUk19xxa|Мелеуз
Kumertau|RUjvrxv8|Кумертау
Herten|DEiz8f3o|Гертен
Capelle aan den IJssel|NLj8he41|Капелле-ан-ден-Эйссел
Békéscsaba|HUf6rkhi|Бекешчаба
Slavyansk-na-Kubani|RUe34r1z|Славянск-на-Кубани
Korosten’|UAihjne7|Коростень
Vratsa|BGcialfp|Враца
Herford|DEjdnfox|Херфорд
Maidenhead|GBix7c2g|Мейденхед
Kingswood|GBiv9bdm|Кингсвуд
Massa|ITd57g9a|Масса
Grevenbroich|DEil7evv|Гревенброих
Čair|MKbl3km9|Чаир
Weimar|DEii4gpt|Веймар
Ahlat|TR92dsqg|Ахлат
Taunton|GBij3b5d|Тонтон
La Línea de la Concepción|ES72oaa6|Ла-Линеа-де-ла-Консепсьон
Akşehir|TR8riogs
Tikhoretsk|RUejrrtr|Тихоретск
Waterlooville|GBifdby5|Уотерлувиль
Rossosh’|RUim1r7c|Россошь
Tallaght|IEka69vx|Талла
Tuapse|RUd75rf8|Туапсе
Kerpen|DEif2exg|Керпен
Alessandria|ITdthfo1|Алессандрия|fr=Alexandrie
Aleksandrov|RUmojra4|Александров
Molina de Segura|ES8j3bvo|Молина-де-Сегура
Paterna|ES9nbc6c|Патерна
Palaió Fáliro|GR8fklhn
Khartsyz’k|UAg8ir2a|Харцизьк
Macclesfield|GBk9gbix|Маклсфилд
Bognor Regis|GBicmc30
Valence|FRdtye8n
Newtownabbey|GBlcca2e|Ньютаунабби
Cosenza|IT9hnim7|Козенца
Quimper|FRg7cari|Кемпер
Kristiansand|NOo17ffi|Кристиансанд
Fulda|DEi68g2u|Фульда
Łomża|PLk76kuu|Ломжа
Karviná|CZhmujhz|Карвина
Kettering|GBjlic2d|Кеттеринг
Genk|BEihpegu|Генк
Santa Lucía|ES0pc6cm
Dormagen|DEildezc|Дормаген
Zarechnyy|RUk7wts4|Заречный
Užice|RSd0bk04|Ужице
Buckley|GBk6vb5m|Бъкли
Leszno|PLj60iqn|Лешно
Bergheim|DEihgewo|Бергем
Viladecans|ESb1md4f|Виладеканс
Korydallós|GR8h5lgw
Great Yarmouth|GBjrcd0h|Грейт-Ярмут
El Prat de Llobregat|ESb20d5j|Эль-Прат
Garbsen|DEjlyg1n|Гарбсен
Pavlovo|RUmcpsyy|Павлово
Zalău|ROfl4l8l|Залау
Kuşadası|TR8domv1|Кушадаси
Żory|PLhs5jk6|Жоры
Novaya Balakhna|RUmr6t61|Балахна
Sandnes|NOoksek4
Lugano|CHeo2fsw|Лугано
Rubizhne|UAgzgr5i|Рубежное
Bełchatów|PLisxjta|Белхатов
Runcorn|GBkbqbai|Ранкорн
Sorgun|TR9vupx5|Соргуне
Pryluky|UAi7doua|Прилуки
Ashford|GBimqcol|Эшфорд
Afragola|ITaqrhv7|Афрагола
Valdemoro|ESa6faxd|Вальдеморо
Gus’-Khrustal’nyy|RUm2rs12|Гусь-Хрустальный
Buynaksk|RUc7fuiw|Буйнакск
Wawer|PLjfxkil
Çubuk|TRa7rp38|Чубук
Belebey|RUkx9x82|Белебей
Tonypandy|GBizyb0g|Тонъпанди
Drancy|FRgx2daf|Дранси
Noisy-le-Grand|FRguydc1|Ноази-ле-Гран
Érd|HUfqjjn5|Эрд
Villeneuve-d'Ascq|FRi81dkf
Grao de Murviedro|ES9r6c95
La Seyne-sur-Mer|FRcfbem3|Ла-Сейн-сюр-Мер
Druzhkivka|UAgouqu0|Дружковка
Lozova|UAgw1qcv|Лозова
Rzhev|RUmkupl8|Ржев
Assen|NLk25evl|Ассен
Slutsk|BYk2zmz8|Слуцк
Chistopol’|RUlvvvvt|Чистополь
Levallois-Perret|FRgw6d88|Леваллуа-Перре
Zarechnyy|RUk5xubg|Заречный
Castelldefels|ESb0md3t
Tikhvin|RUp6tpa5|Тихвин
Veszprém|HUfi5j98|Веспрем
Smederevo|RSdmokf4|Смедерево
Rossosh’|RUhwerm0|Россошь
Petrodvorets|RUpdsnud|Петродворец
Labinsk|RUdlus28|Лабинск
Marseille 14|FRcm0ef6
Zalaegerszeg|HUfb4iue|Залаегерсег
Jelgava|LVmvmlhs|Елгава
Revda|RUmztzgt|Ревда
Kolomyia|UAgm3m06|Коломия
Lobnya|RUmduqt1|Лобня
Scarborough|GBl1sc6u|Скарборо
Wesel|DEj17ewe|Везель
Vyksa|RUlumsm7|Выкса
Tríkala|GR9orkqs|Трикала
Chambéry|FRebqemo|Шамберы
Dmitrov|RUmn5qtk|Дмитров
Antratsyt|UAgajrfe|Антрацит
Sibay|RUjueyz9|Сибай
Alcoy|ES915c5v|Алька
Pogradec|ALaq7kba|Поградец
Karlstad|SEozfhk0|Карльстад
Nieuwegein|NLjb9eb0
Widnes|GBkcabah|Виднес
Issy-les-Moulineaux|FRgu5d83|Исси-ле-Мулино
Stryi|UAh6eljs|Стрый
Kempten (Allgäu)|DEfzrgbp
Ragusa|IT7nqi0y|Рагуза
Aldershot|GBipkc1u|Олдершот
Schwäbisch Gmünd|DEgtjg4j|Швебиш-Гминд
Linares|ES8k7axy|Линарес
Sindelfingen|DEgqsfto|Зиндельфинген
Výronas|GR8ghlid
Neuilly-sur-Seine|FRgvxd7z|Нёйи-сюр-Сен
Veenendaal|NLjb9ehn
Asti|ITdtafig|Асти
Apatity|RUvasp8e|Апатиты
Bury|GBkiwbgi|Бери
Valjevo|RSdbvk0t|Валево
Horad Zhodzina|BYkwrn9z|Жодино
Barking|GBixhcdm
Sal’sk|RUf0zsdf|Сальск
Stupino|RUlj1r17|Ступино
Mielec|PLhyvkm0|Мелец
Irun|ESclvbnl|Ирун|es=Irún
Zeist|NLjcyed5|Зейст
Tarnowskie Góry|PLi39jmf|Тарновске-Гори
Asker|NOpc1gdf|Аскер
Grosseto|ITc5vgmr|Гроссето
Kırıkhan|TR7bvqdf
Prokhladnyy|RUcxhtbz|Прохладный
Troyes|FRgfpdx7|Троа
Slavonski Brod|HRe0gjao|Славонски-Брод
Seraing|BEi74egv|Серен
Shuya|RUn15sba|Шуя
Shchëkino|RUku5qtl|Щёкино
Sfântu Gheorghe|ROek3mak|Сфэнту-Георг
Granollers|ESb9sd88
Bor|RUmnitcl|Бор
Dubna|RUmxxqon|Дубна
Castleford|GBkmebtj|Касълфорд
Landshut|DEgm2h1d|Ландсгут
Fethiye|TR7fsnl0|Фетхие
Hereford|GBjc1bar|Герефорд
Bangor|GBlc5a5q|Бангор
Świdnica|PLiecipg|Свидница
Motril|ES7ivazl|Мотриль
Opava|CZhp7j93|Опава
Rosenheim|DEg3ch0t|Розенгайм
Stroud|GBj3ibhw|Страуд
Margate|GBit9cvp|Маргит
Tczew|PLkwkjl9|Тчев
Pavlovskiy Posad|RUm7ir99|Павловский Посад
Patos|ALak3jwy|Патос
Santutxu|EScjhb7y
Loughborough|GBjvrbvs|Лафборо
Welwyn Garden City|GBj4yc9l|Уэлин-Гарден-Сити
Farnborough|GBiquc1y|Фарнборо
Antony|FRgs9d8c|Онтони
Brandenburg an der Havel|DEjm1h6r|Бранденбург
Piekary Śląskie|PLi1gjnb|Пекары-Слёнске
Rüsselsheim|DEhqmflf|Рюссельсхайм
Agía Paraskeví|GR8i1ljh
Den Helder|NLk14e6k|Ден-Хелдер
Cremona|ITdzpg7n|Кремона
Molfetta|ITaygir0|Мольфетта
Ferizaj|XKbuzkia|Урошевац
Rhondda|GBj0zb0k|Ронда
Mölndal|SEnnjgzb|Мёльндаль
Frýdek-Místek|CZhi3jfb|Фридек-Мистек
La Roche-sur-Yon|FRf6bbsj|Ла-Рош-сюр-Йон
Langenfeld|DEilof0y|Лангенфельд
Galátsi|GR8i1lib
Lappeenranta|FIqa3n7y|Лаппеенранта
Offenburg|DEgkifes|Оффенбург
Craigavon|GBl6f9vr|Крейгавон
Mikhaylovsk|RUdzksk5|Михайловск
Kotlas|RUqflucd|Котлас
Arrecife|ES1ij74a|Аресифе
Chalkída|GR8uglg9|Халкида
Pula|HRdschos|Пула
Petroúpolis|GR8iqlhe|Петроуполис
Stralsund|DEl2lhe5|Штральзунд
Mikhaylovka|RUhskt0z|Михайловка
Solnechnogorsk|RUminqm4|Солнечногорск
Villach|ATf4qhow|Филлах|it=Villaco
Stolberg|DEiceeqx|Штольберг
Benalmádena|ES7ekaky|Бенальмадена
Wallasey|GBkdzb5w|Уолласи
Cerdanyola del Vallès|ESb6jd66
Marseille 12|FRckoefy
Littlehampton|GBidfc4y|Литлхемптон
Trapani|IT8i2h6k|Трапани
Hameln|DEjdcfye|Гамельн
Carrara|ITd6fg8p|Каррара
Horsens|DKm9pg59|Хорсенс
Glogovac|XKc24ken|Глоговац
Racibórz|PLhtgjdi|Ратибор
Uzlovaya|RUktir2m|Узловая
Casoria|ITaqchuz
Menden|DEiuzfch|Менден
Friedrichshafen|DEfxtg02|Фридрихсхафен
Bridgend|GBiwqayr|Бридженд
Sérres|GRav9lfi|Серре
Savona|ITdctfm7|Савона
Trenčín|SKgw7jb2|Тренчин
Korçë|ALaibkd2|Корча
Będzin|PLhzyjq3|Бенджин
Kırklareli|TRbdbmul|Кыркларели
Kisela Voda|MKbj9kn3|Кисела-Вода
Nikšić|MEc65jnk|Никшич
Täby|SEp18jbe
Lorient|FRg0ab1p|Лорьян
Felgueiras|PTb3496n
Göppingen|DEgqwg2i|Гёппинген
Zgierz|PLj6gjtz|Згеж
Volzhsk|RUm9uv04|Волжск
Sarcelles|FRgz1d9h|Сарсель
Vigevano|ITe4qfrf|Виджевано
Pessac|FRdqmc3o|Пессак
Hardenberg|NLjqgewe|Харденберге
Ivry-sur-Seine|FRgu0d9k|Иври-сир-Сен
Veles|MKbcskqw|Велес
Pianura|ITaozhtb
Novovolyns’k|UAib2lo1|Нововолынск
Évreux|FRgzscsf|Эврё
Bootle|GBkf7b6k|Бутл
Görlitz|DEimzi4m|Гёрлиц
Düzce|TRaofoda
Weymouth|GBi7ybea|Уэймут
Sundsvall|SErb3j0t|Сундсвалль
Legnano|ITecmfsa|Леньяно
Vénissieux|FRefde8b|Венисьё
Cergy|FRh04d5a|Сержи
Krymsk|RUdu1r04|Крымск
Biała Podlaska|PLjbcl9i|Бяла-Подляска
Clichy|FRgwcd8j|Клиши
Poprad|SKh0tk6d|Попрад
Fareham|GBiekbw2
Morley|GBkmsbq9|Морли
Cheshunt|GBj24cc1|Чесант
Sopron|HUfyliqv|Шопрон|*=Ödenburg
Bergama|TR9cpmty|Пергам
Anamur|TR703p0i|Анамур
Zhigulevsk|RUkdcvfw|Жигулевск
Luzern|CHfgyfjt|Люцерн|en,fr=Lucerne;es,it,pl,ro=Lucerna
Kidderminster|GBjl8bh7|Кидерминстер
Vaasa|FIruokoo|Вааса
Emmen|NLjw3f0d|Эммен
Reyhanlı|TR75gqgc|Рейханлы
Roslavl’|RUkspp0w|Рославль
Hattingen|DEitrf49|Хаттинген
Ávila|ESajdaj6|Авила
Corby|GBjo8c2v|Корби
Marseille 11|FRckjefz
Caltanissetta|IT83ehrr|Кальтаниссетта
Dartford|GBiv3cff|Дартфорд
Castlereagh|GBl9ya2q
Segovia|ESargar9|Сеговия
Eger|HUg4nk7f|Эгер
Dewsbury|GBklfbpt|Дьюсбери
Borovichi|RUo7wpfi|Боровичи
Livingston|GBmavazj|Ливингстон
Hilden|DEincf0p|Хильден
Dörtyol|TR7lbqbn
Potenza|ITaiyig0
Mérida|ES9709wc|Мерида
Fier|ALal8jw2|Фиер
Stourbridge|GBjn4bio|Стоурбридж
Vranje|RSbzzksm|Вране
Kirishi|RUp1bop6|Кириши
Gölcük|TRaknnvc
Ródos|GR7a4n8f|Родос
Sankt Augustin|DEicff4f|Санкт-Аугустин
Roeselare|BEih7djt|Руселаре|fr=Roulers
Ezhva|RUqv1vx0|Эжва
Liski|RUii8rla|Лиски
Novohrad-Volynskyi|UAi7en00|Новоград-Волынский
Bolvadin|TR91bobo
Cuenca|ESa2zbit|Куенка
Energodar|UAftfppt|Энергодар
Randers|DKmqdg7u|Рандерс
Eschweiler|DEidnerk|Эшвайлер
Ełk|PLkp8kz2|Элк
Portici|ITanshvl|Портичи
Sale|GBke1bg6|Сейл
Zile|TRa9jq6v|Зил
Évora|PT8xb9aq|Эвора
Świętochłowice|PLhz4jn7|Свентохловице
Snizhne|UAg82ray|Снежное
Vyaz’ma|RUlrmpks|Вязьма
Rîbniţa|MDg0wnjd|Рибниця
Saint-Quentin|FRhmpdm4
Pruszków|PLjf7kdi|Прушков
Bozüyük|TR9yknxm
Kolding|DKlzeg00|Кольдинг
Torrelavega|EScm5as8|Торрелавега
Ahlen|DEj3vfe0|Ален
Halesowen|GBjmxbjz|Хейлсовен
Canterbury|GBiqfcrg|Кентербери|fr=Cantorbéry
Klimovsk|RUlvwqtp|Климовск
South Croydon|GBisqcb5
Kazanlak|BGc1tm58|Казанлык
Elda|ES8uuc1g|Эльда
Šabac|RSdozjxx|Шабац
Collado-Villalba|ESairasu|Кольядо-Вильяльба
Boryspil’|UAi0poae|Борисполь
Ohrid|MKaw5kdd|Охрид
Bad Salzuflen|DEjcufpw|Бад-Зальцуфлен
Matera|ITajmir2|Матера
Euskirchen|DEi99eyq|Ойскирхен
San Severo|ITbbyia3
Meerbusch|DEippexc|Мербуш
Wolfenbüttel|DEjf0geu|Вольфенбюттель
Huyton|GBkdnb90|Хейтон
Rio de Mouro|PT92u8qw
Hürth|DEif3ezu|Гюрт
Barry|GBitsb2u|Барри
Niort|FRewrc63|Ниор
Odivelas|PT93l8sw
Martin|SKh0zjna|Мартин
Kotka|FIptmmqp|Котка
Turda|ROf3jlis|Турда
Belfort|FRfxeezn|Бельфор
Belorechensk|RUdpnrqb|Белореченск
Vidin|BGd40l69|Видин
Ajaccio|FRbiffpt|Аяччо
Gravesend|GBiuychm|Грейвзенд
Baden-Baden|DEgshfiw|Баден-Баден
Eastleigh|GBihrbtp|Истли
Aveiro|PTaj090d|Авейру
Chornomors’k|UAew9o67|Ильичевск
Kalamata|GR7qvkvk|Каламата
Jūrmala|LVn4glil|Юрмала
Cerignola|ITb09ih8
Aranjuez|ESa1zayf|Аранхуез
Kavála|GRar8lrf|Кавала
Vannes|FRfxuba6|Ванн
Schweinfurt|DEhs9gaf|Швайнфурт
Neustadt|DEh8ufhh|Нойштадт-ан-дер-Вайнштрассе
Trani|ITb0liod|Трани
Sartrouville|FRgxod6w|Сартрувиль
Maisons-Alfort|FRgtwdac|Мезон-Альфор
Timashëvsk|RUed5rdd|Тимашёвск
Severomorsk|RUwglp8k|Североморск
Chaniá|GR6kflm7|Ханья
Domodedovo|RUly1qwt|Домодедово
Meaux|FRgy0dgf|Мо
Vyshniy Volochëk|RUnlrpoi|Вышний Волочек
Izyum|UAh4xqps|Изюм
Pulheim|DEiioeyz|Пульгайм
Ostrołęka|PLk4mko4|Остроленка
Starachowice|PLijpkh4|Стараховице
Acton|GBiwtc8m|Актон
Blois|FRfw2cux|Блоа
Bisceglie|ITaznipn|Бишеллье
Anapa|RUdt3qqq|Анаапа
Roven’ky|UAg9nrjd|Ровеньки
Acerra|ITardhw2
Ercolano|ITankhvr|Геркуланум
Washington|GBlj0bre|Вашингтон
Buguruslan|RUkkfwkt|Бугуруслан
Menemen|TR8ygmsf|Менемен
Braintree|GBj72ck4|Брейнтрий
Brive-la-Gaillarde|FRe0fcxr|Бриве-ла-Гаилларде
Arles|FRcv9e4r|Арль
Beauvais|FRhb5d5e|Бове
Joensuu|FIrgxntu|Йоенсуу
Châteauroux|FRfacczz|Шатару
Kateríni|GRa8ml11|Катерини
Fryazevo|RUm65r6o|Фрязево
Hamilton|GBm73asf|Гамильтон
Silivri|TRauyn8r
Cholet|FRfh7c08|Шоле
Zawiercie|PLi4gju4|Заверче
Gummersbach|DEijef9i|Гуммерсбах
San Vicent del Raspeig|ES8skc55
Oosterhout|NLj0le7y|Остерхоут
Fréjus|FRcohey0|Фрежус
Mediaş|ROesflqn
Carpi Centro|ITdpygjj|Карпи
Prievidza|SKgsujj6|Прьевидза
Imola|ITde7gv5|Имола
Alexandroupoli|GRaoqmbu|Александруполис
Bagheria|IT8jrhk4|Багерия
Waiblingen|DEgugfxu|Вайблинген
Pantin|FRgw6d9x|Пантин
Livny|RUjm9qur|Ливны
Manfredonia|ITbafihj|Манфредония
Aversa|ITas5hts|Аверса
Verviers|BEi79elv|Вервье
Nordhorn|DEjmff2m|Нордхорн
Adilcevaz|TR93rsty|Адилджеваз
Saint-Brieuc|FRglnba0|Сен-Бриё
Şırnak|TR842sq3|Ширнак
Greifswald|DEkwlhie|Грайфсвальд
Slobozia|ROdjxmwi
Yartsevo|RUlnnoyk|Ярцево
Krasnokamsk|RUnzcxuu|Краснокамск
Ergani|TR8p1rol|Эграни
Cuxhaven|DEkqcfpa|Куксхавен
Wetzlar|DEi6hfmk|Вецлар
Lubny|UAhrcp2q|Лубны
Brentwood|GBizxcgp|Брентуд
Amora|PT8z28tu
Corroios|PT8zc8td
Mollet del Vallès|ESb7wd77
Tromsø|NOwwpjnq|Тромсё
Montauban|FRd4qcve|Монтобан
Charleville-Mézières|FRhkhe62|Шарлевиль-Мезьер
Sesvete|HRej3ika|Сесвете
Albi|FRd2ad6a|Альби
Esher|GBisyc7d|Эшер
Bergkamen|DEizsfam|Бергкамен
Ponticelli|ITaouhvh
Fryazino|RUmchr0v|Фрязино
Erbaa|TRajpqgc|Эрба
Tavşanlı|TR9oenq5
Asenovgrad|BGbl5lxt|Асеновград
San Bartolomé de Tirajana|ES0pp6c5
Sarpsborg|NOowsgmr|Сарпсборг
Crosby|GBkfib6b
Reigate|GBip9c9l|Райгит
Tarbes|FRcixcdm|Тарб
Fontenay-sous-Bois|FRgv2dax|Фонтене-су-Буа
Kimry|RUn1nqr7|Кимры
Mouscron|BEibldkz|Мускрон
Huesca|ESbogc6s|Уеска
Děčín|CZicmhtv|Дечин
Lamía|GR96kl01|Ламия
Dunstable|GBj7ac57|Данстабл
Bryanka|UAgljr9k|Брянка
Gjilan|XKbxgkmn
Évry|FRgoxdac
Bad Homburg vor der Höhe|DEhx7fo5|Бад-Гомбург
Willich|DEiq0eve|Виллих
Puertollano|ES90nare|Пуэртольяно
Karlovy Vary|CZhxdhb8|Карловы Вары|de,nl=Karlsbad;pl=Karlowe Wary
Orhangazi|TRaepnni
Calvià|ES9p2db9|Кальвия
Horishni Plavni|UAgzepbm|Горишние Плавни
Vidnoye|RUm14qw7|Видное
Frankfurt (Oder)|DEjk3hyj|Франкфурт-на-Одере|es=Fráncfort del Óder;fr=Francfort-sur-l’Oder;it=Francoforte sull’Oder;pl=Frankfurt nad Odrą
Bitonto|ITavyis9
Morecambe|GBkvwb8p|Моркам
Cumbernauld|GBmc3at1|Камбернолд
Redhill|GBipcca3
Zhovti Vody|UAggxp9s|Жовти Води
Emden|DEkcff4k|Эмден
Arganda|ESa9hb0p|Арганда
Horsham|GBikfc7w|Хоршам
Slonim|BYk4nm42|Слоним
Clamart|FRgtnd7x|Кламар
Neu-Ulm|DEgi9g7i|Ной-Ульм
Lingen|DEjoxf63|Линген
Marseille 10|FRck7efo
Venezia|ITe85h3q|Венеция|de=Venedig;en=Venice;es=Venecia;fr=Venise;nl=Venetië;pl=Wenecja;ro=Veneția
Barreiro|PT8zz8ug|Баррейру
Châlons-en-Champagne|FRgxue14|Шалон-ан-Шампань
Teplice|CZi8ohog|Теплитсе
Erftstadt|DEidjeyt|Эрфтштадт
Vila-real|ES9zecb2|Вильярреаль
Vejle|DKm5hg0w|Вайле
Fastiv|UAht1nvz|Фастив
Neubrück|DEimeewn
Seydişehir|TR81fomr
Ivanteyevka|RUmcrqz4|Ивантеевка
Staines|GBiunc5f
Kardzhali|BGbaym4r|Кырджали
Gostivar|MKbf0keu|Гостивар
Żoliborz|PLjhxkfx
Vittoria|IT7oghy8
Donetsk|RUggsrrg|Донецк
Nagykanizsa|HUf0diwg|Надьканижа
Batley|GBklrbpr|Батли
Legionowo|PLjllkf3|Легионово
Narbonne|FRchkdi5|Нарбонн
Gelendzhik|RUdjur1e|Геленджик
Kobryn|BYjgelqq|Кобринь
Saint-Malo|FRgpbbkk|Сен-Мало
Nova Kakhovka|UAf8rp7m|Нова Каховка
Utrera|ES7uxa46|Утрера
Merzifon|TRapdq10|Мерзифон
Lytkarino|RUm1zqyx|Лыткарино
Skien|NOouqg1w|Шиен
Ibbenbüren|DEji8fbl|Иббенбюрен
Wellingborough|GBjivc2t|Веллингборо
Kingisepp|RUoz9ndv|Кингисепп
Kizlyar|RUczzud9|Кизляр
Passau|DEgn2hj0|Пассау|it=Passavia;pl=Pasawa
Clacton-on-Sea|GBj4mcsi|Клактон-он-Си
Kavaklı|TRavhn9y|Каваклы
Deçan|XKbzok68|Декан
Laval|FRg9dc1u|Лаваль
Hyères|FRcfsepk|Иер
Tarnobrzeg|PLi6tkpk|Тарнобжег
Çarşamba|TRayfqih|Чаршамба
Marhanets’|UAfx7ppe|Марганец
Langenhagen|DEjmwg3p|Лангенхаген
Gallarate|ITeecfqk|Галларате
Schwerte|DEiv0f9k|Шверте
Dunfermline|GBmfkb0f|Данфермлин
Speyer|DEh81flk|Шпейер
Torbalı|TR8lsmwh|Торбалы
Chomutov|CZi3ohit|Хомутов
Chusovoy|RUo5hynf|Чусовой
Bilhorod-Dnistrovskyi|UAet7o1y|Белгород Днестровски
Bletchley|GBja9c29|Блечли
Keighley|GBkqcblz|Кейли
Otradnyy|RUkcow5l|Отрадный
Jihlava|CZha4id0|Йиглава
Dunaújváros|HUfeljni|Дунауйварош
Heidenheim an der Brenz|DEgq6g9g|Хайденхайм-ан-дер-Бренц
Hayes|GBix0c6k
Rustavi|GEb8jtp5|Рустави
Monsanto|PT9m68zg|Монсанто
Rio Tinto|PTaxv91k|Риу-Тинту
Peine|DEjjbgam|Пайне
Marano di Napoli|ITaq1hti
Doetinchem|NLj9hers|Дутинхем
Paignton|GBi30ayw|Пейнтон
Kanash|RUlzyuo2|Канаш
Pordenone|ITemlh8a|Порденоне
Monchegorsk|RUvl8p11|Мончегорск
Niksar|TRahkqlo|Никсар
Neunkirchen|DEh8of46|Нойнкирхен
Okhtyrka|UAhzipt5|Ахтырка
Östersund|SErwzhzq|Эстерсунд
Zaječar|RSd1kkxo|Заечар
Kerkrade|NLieyeon|Керкраде
Puławy|PLiu9ktl|Пулавы
Keskin|TR9s1pbb|Кескин
Myrnohrad|UAgftqpy|Мирноград
Irákleio|GR8j1lij
Carcassonne|FRcied94|Каркассонн
Llanelli|GBj1maqn|Лланелли
Wodzisław Śląski|PLhr0jh0|Водзислав-Слёнски
Bad Oeynhausen|DEjg7fqq|Бад-Ейнгаузен
Karapınar|TR89opaf
Acireale|IT86pi73
Angoulême|FRee2cel|Ангулем
Kirkcaldy|GBmgtb4k|Керколди
Skarżysko-Kamienna|PLiltkec|Скаржиско-Каменна
Mut|TR7fwp8v
Satka|RUlmyz4g|Сатка
Hvidovre|DKm41h5p|Хвидовре
Sorokyne|UAgfgroe|Сорокине
Alexandria|ROd3rm4b|Александрия
Ruzayevka|RUkvstor|Рузаевка
Dornbirn|ATfr2g3r|Дорнбирн
Scafati|ITam8hyd
Hof|DEhzlgxw|Гоф
Annecy|FRel9epj|Анси
Radomsko|PLikjjui|Радомско
Moncalieri|ITdvzfb5
Bromsgrove|GBjjsbju
Viareggio|ITd0jgat|Виареджио
Kleve|DEj4kepp|Клеве
Trstenik|RSctlkg5|Трстеник
Skierniewice|PLj97k4f|Скерневице
Kampen|NLjpvemk|Кампен
Peć|XKc2zk68|Печ
Sittingbourne|GBis5cmm
Benevento|ITawji1p|Беневенто
Ravensburg|DEg1ag1x|Равенсбург
South Benfleet|GBiy1ck8
Frechen|DEigbez2|Фрехен
Crotone|IT9bliyc|Кротон
Elmshorn|DEkn6g2j|Эльмсхорн
Ibiza|ES96tcwc|Ибица
Weert|NLipoejp|Верт
Banbury|GBjc7btt|Банбери
Biel/Bienne|CHfjdf53|Биль
Trollhättan|SEo50h34|Тролльгеттан
Romny|UAibrp9d|Ромны
Torzhok|RUn6kpu1|Торжок
Bornheim|DEic3f1j|Борнгайм
Sombor|RSehijpw|Сомбор
Velletri|ITbbyh9x
Woerden|NLjcte8a|Верден
Sittard|NLiimelz|Ситтард
Kutno|PLjgvjte|Кутно
West Bridgford|GBk0abwt|Уест-Бриджфорд
Mitcham|GBitvca4
Kyustendil|BGbskl3m|Кюстендил
Shtip|MKbdmkwq|Штип
Bondy|FRgwedb1|Бонди
Morden|GBitqc9p
Vsevolozhsk|RUph3o6h|Всеволожск
Xánthi|GRawnly4|Ксанти
Starogard Gdański|PLkt0jhr|Старогард-Гданьски
Muğla|TR7vunaf|Мугла
Cwmbran|GBj0ub6h|Кумбран
Alaşehir|TR8rbncj|Алашехир
Cava Dè Tirreni|ITakki0q
Portugalete|EScldb6i|Португалете
Avellino|ITaqji1w|Авеллино
Le Blanc-Mesnil|FRgxfdan|Ле-Блан-Мениль
Villejuif|FRgted98|Вильжуиф
Soest|DEiyofh1|Зоест
Svitlovods’k|UAh0hp65|Светловодск
Rastatt|DEgv7fih|Раштатт
Waterford|IEjhm9lo|Вотерфорд
Long Eaton|GBjzfbus|Лонг-Итон
Erkrath|DEiouf0e|Эркрат
Durham|GBlflbqk|Дарам
Krosno|PLhi9kqt|Кросно
Foligno|ITcb7h8v|Фолиньо
Kurganinsk|RUdsos0b|Курганинск
Greve|DKm1zh3a
Marijampolė|LTl9klct|Мариямполе
Mtsensk|RUk9xqgf|Мтсенск
Nichelino|ITdw0far|Никелино
Grasse|FRcuqf0n|Грасс
Heerhugowaard|NLjt3e7s|Херхюговард
Suluova|TRao7q3k
Civitavecchia|ITbn9gwa|Чивитавеккья
Belaya Kalitva|RUgcis2r|Белая Калитва
Dülmen|DEj5rf5k|Дюльмен
Hódmezővásárhely|HUezdk6v|Ходмезёвашархей
Montana|BGcnxlb1|Монтана
Frankenthal|DEhdyfkh|Франкенталь
Northwich|GBk9fbdg|Нортвич
Gryazi|RUjo9rr4|Грязи
Herzogenrath|DEif1ep3|Герцогенрат
Prostějov|CZhc8iy4|Простеёв
Dębica|PLhsbklu|Дембица
Şebin Karahisar|TRa94r64|Шебинкарахисар
Sevran|FRgxldbk|Севран
Kifisiá|GR8jmlj6|Кифисия
Přerov|CZhbrj2t|Преров
Volkovysk|BYk6kls2|Волковыск
Rijswijk|NLjbge0j
Ursus|PLjfvkei|Урсус
Nysa|PLi42j17|Ныса
Castres|FRctad7k|Кастр
Mozhga|RUmpxwhu|Можга
Hämeenlinna|FIq8cls8|Хямеэнлинна
Chalon-sur-Saône|FRf9he7v|Шалон-сир-Саон
Tire|TR8k1n1o
Marseille 04|FRckuefh
Porvoo|FIprkm8x|Порвоо
Ayr|GBlynak3|Эр
Perth|GBmojb0s|Перт
Dzerzhinsky|RUm37qy9|Дзержинский
Lancaster|GBkvab9k|Ланкастер
P’ot’i|GEbonsf9|Поти
Viterbo|ITbwbh0l|Витербо
Battipaglia|ITai1i4j
Rho|ITeasfu0|Ро
Arras|FRhz1df3|Аррас|nl=Atrecht
San Remo|ITcz5fch|Сан-Ремо
Kulu|TR9bzp3w
Boulogne-sur-Mer|FRib2cyv|Булонь-сюр-Мер
Lörrach|DEfwnfaw|Лёррах
Tipton|GBjp6bjq
Santurtzi|ESclkb6c
Vitina|XKbtlkl3|Витина
Chelles|FRgvtdcg
Cagnes-sur-Mer|FRcuwf3q|Кань-сюр-Мер
Agrínio|GR8ytkls|Агринион
Saint-Herblain|FRflmbpk|Сен-Ерблен
Inverness|GBninaps|Инвернесс
Berat|ALakqk1k|Берат
Esplugues de Llobregat|ESb3dd5g
Karlovac|HRe9oicf|Карловац
Wejherowo|PLlaujdq|Вейгерово
São Domingos de Rana|PT9128qq
Suruç|TR7p4r65|Суруч
Gori|GEbk8td6|Гори
Albstadt|DEgdcftt|Альбштадт
Gotha|DEih8gh3|Гота
Figueira da Foz|PTa5b8xd|Фигеира-де-Фоз
Kurchatov|RUj10q3m|Курчатов
Lecco|ITejsfyz|Лекко
Erdemli|TR7etpky|Эрдемли
Mikkeli|FIqrlmv8|Миккели
Douai|FRi17dj8|Дуе
Collegno|ITdy7f9k|Колленьо
Melle|DEjg2fk9|Мелле
Corato|ITax4ioe|Корато
Middelburg|NLiwkdqn|Мидделбург
Ciechanów|PLjyxkau|Чеханов
Shepetivka|UAhw1msc|Шепетовка
Cuneo|ITdf3f9a|Кунео
Emmeloord|NLju7eka|Эммелорд
Kilmarnock|GBm2sam0|Килмарнок
Alsdorf|DEif9eq2|Альсдорф
Staryy Malgobek|RUcrktju|Старый Малгобек
Böblingen|DEgqaftm|Бёблинген
Banstead|GBirmc9l|Банстед
Paderno Dugnano|ITebtfvq
Gronau|DEjgbf1z|Гронау
Épinay-sur-Seine|FRgxtd8m|Эпине-сюр-Сен
Neath|GBj13avm|Нийт
Rheda-Wiedenbrück|DEj6afjq|Реда-Виденбрик
Pechora|RUtfnyf8|Печора
Bitlis|TR8spsla|Битлис
King's Lynn|GBjvcchy|Кингс-Лин
Winchester|GBikhbu5|Винчестер
Kohtla-Järve|EEozzmv9|Кохтла-Ярве
Rivoli|ITdxzf8t|Риволи
Paternò|IT85ji3f|Патерно
Safonovo|RUlovp60|Сафоново
Gavà|ESb1ed49|Гава
Montesilvano Marina|ITbyvhsx
Rasskazovo|RUjsosi6|Рассказово
Mazara del Vallo|IT87zh7b
Neustadt am Rübenberge|DEjohfzt|Нойштадт-ам-Рюбенберге
Kamen|DEiz4faw|Камен
Vincennes|FRguxdab|Венсенн
Kol’chugino|RUmlvrjg|Кольчугино
San Benedetto del Tronto|ITcb9hp6|Сан-Бенедетто-дель-Тронто
Barrow in Furness|GBkx3b3m
Casalnuovo di Napoli|ITaqehvn
Cologno Monzese|ITeaqfxb
Yeovil|GBih2bbw|Йеовиль
Martigues|FRcnreao|Мартиг
Leonberg|DEgtkfto|Леонберг
Singen|DEg0nfr8|Зинген
Zwijndrecht|NLj5ee4t|Звейндрехт
Volkhov|RUpemotl|Волхов
Çumra|TR85pozn
Sesto Fiorentino|ITczkgo0
Chaïdári|GR8hvlh5
Stade|DEkipg02|Штаде
Komotiní|GRaw7m5b|Комотини
Waalwijk|NLj1meav
Vercelli|ITe4yfle|Верчелли
Middleton|GBkhibhw
Pozzuoli|ITaokhs8|Поцуоли
Havant|GBiepbyr|Хавант
Sama|ESckoa5i|Саме
Misterbianco|IT846i4x
Carshalton|GBiswca4
Strumica|MKb52l2y|Струмица
Yefremov|RUk6cr1m|Ефремов
San Giorgio a Cremano|ITao9hvn
Marseille 03|FRckvef4
Centar Župa|MKb66ka0|Центар-Жупа
Hennef|DEicgf5m|Геннеф
Bünde|DEjfyfnp|Бинде
Anzio|ITb5hh7r|Анцио
Bourg-en-Bresse|FRetied1|Бург-ан-Бресс
Kanevskaya|RUeq5rdk|Каневская
Soccavo|ITaomhtk
Huizen|NLjired9
Vlissingen|NLiuzdq3|Влиссинген|en=Flushing;es=Flesinga;fr=Flessingue
Wismar|DEkr1gri|Висмар
Hinckley|GBjpfbtc|Хинкли
Urla|TR8qjmo6|Урла
Shebekino|RUi2aql5|Шебекино
Ridderkerk|NLj6xe4d|Риддеркерк
Chernyakhovsk|RUlblkrg|Черняховск
Beveren|BEiokdzk|Беверен
Antequera|ES7qbal3|Антекера
Leiria|PT9u08y4|Лейрия
Akçaabat|TRathrm2|Акчаабад
Nocera Inferiore|ITalthzv
Soest|NLjf9edy|Зоест
Paşcani|ROfmfmnl
Roermond|NLio2enm|Рурмонд
Bobigny|FRgwmdah|Бобиньи
Montluçon|FRex8dcl|Монлисон
Sykiés|GRaj5l77
Scandicci|ITcxegnu|Скандиччи
Aliağa|TR93smr2|Алиага
Jablonec nad Nisou|CZib0i76|Яблонец
Aubagne|FRckleht|Обань
Dráma|GRax5lnu|Драма
Valenciennes|FRi0vdpf|Валансьенн
Wiener Neustadt|ATg1xilw|Винер-Нойштадт
Rumia|PLl9vjfu|Румя
Herning|DKmhcft4|Хернинг
Nettuno|ITb5mh8c|Неттуно
Salisbury|GBiklbni|Солсбери
Amberg|DEhbfgx7|Амберг
Pontefract|GBklfbu8|Понтефракт
Suresnes|FRgvjd7f|Сирен
Alzira|ES9dic6f|Альсира
Ponte de Lima|PTbe7918|Понте-де-Лима
Meudon|FRgtyd7i|Мёдон
Erkelenz|DEikves6|Эркеленц
Keşan|TRaowmmb|Кешан
Homburg|DEh86f6d
Marseille 05|FRckoefg
Straubing|DEgvth73|Страубинг
Akhtubinsk|RUgf4u5q|Ахтубинск
Drachten|NLk5dep5|Драхтен
Halle Neustadt|DEivzgxy|Галле-Нойштадт
Zduńska Wola|PLizbjni|Здунска-Воля
Frosinone|ITbaohhr|Фрозиноне
Zvolen|SKgnajqh|Зволен
Denia|ES94xcdx|Дения
Véroia|GRafokwt|Бер
Beyşehir|TR88lol2|Бейшехир
Chieti|ITbucht6|Кьети
Sieradz|PLiz8jkl|Серадз
Alcamo|IT8gyhci|Алькамо
Bayonne|FRcq5bs0|Байонна|es=Bayona
Kołobrzeg|PLkywicw|Колобжег
Istres|FRcqpe9q|Истр
Thionville|FRh94eq0|Тионвил
Roskilde|DKm3mh08|Роскильде
Birecik|TR7qiqzx|Биреджик
Mantes-la-Jolie|FRgyud0a|Мант-ла-Жоли
Karacabey|TRa71nad|Караджабей
Compiègne|FRhaqdfp|Компьень
Pärnu|EEo7ulsp|Пярну
Petroşani|ROe7llcz|Петрошани
Brühl|DEidxf0c|Брюль
Krasnyy Sulin|RUg4crsz|Красный Сулин
Settimo Torinese|ITdzvfcd
Şereflikoçhisar|TR97npa9|Шерефликочхисар
Ålesund|NOrdcepx|Олесун
Ust’-Labinsk|RUe1vrnp|Усть-Лабинск
Usinsk|RUu36yjg|Усинск
Mieres|EScjea4d|Мьерес
Rtishchevo|RUjhot8m|Ртишчево
Nevers|FRffadkc|Невер
Kachkanar|RUogkzam|Качканар
Coatbridge|GBm9qask|Котбридж
Považská Bystrica|SKh2ijgb|Поважска-Бистрица
Fellbach|DEgttfxa|Фелльбах
Lehrte|DEjksg72|Лерте
Nordhausen|DEiwmgie|Нордхаузен
Sutton in Ashfield|GBk5pbux
Lahr|DEggsfdq|Лар
Eisenach|DEii5gbq|Айзенах
Chartres|FRgjrcx5|Шартр
Grantham|GBjzrc3j|Гранты
Tutayev|RUntxrlm|Тутаев
Llefià|ESb52d7a
Merthyr Tydfil|GBj3gb1j|Мертир-Тидвил
Great Sankey|GBkd4bbs
Mislata|ES9mjc6n|Мислата
Colmenar Viejo|ESajfaw4|Кольменар-Вьехо
Greenock|GBmc4aib|Грийнок
Mladá Boleslav|CZi2bi3g|Млада-Болеслав
Hoyerswerda|DEiuuhu6|Хойерсверда
Ashton-under-Lyne|GBkftbjb|Эштон-андер-Лайн
Freiberg|DEig7hhp|Фрайберг
Bulancak|TRar6r3g|Буланджак
Leigh|GBkg0bdg
Sertolovo|RUpkonzx|Сертолово
Pirmasens|DEh4pfa3|Пирмазенс
Luleå|SEtrskw5|Лулеа
Goslar|DEj7sgda|Гослар
Filderstadt|DEgplfwi|Фильдерштадт
Leatherhead|GBiqxc7t
Letchworth Garden City|GBj9vc9b
Torre Annunziata|ITam1hx6|Торре-Аннунциата
Hyvinge|FIpy9lxt|Хювинкяя
Suhl|DEi7tggz|Зуль
Pinto|ESa7tax2|Пинто
Boadilla del Monte|ESacdaul|Боадилья-дель-Монте
Malgobek|RUcqntjq|Малгобек
Otwock|PLjdekjr|Отвоцк
Newark on Trent|GBk43c14
Marseille 06|FRckgef6
Le Cannet|FRcshf1y|Ле-Канне
Figueres|ESbs2dhl|Фигерас
Weinheim|DEhedfot|Вайнгайм
Rodgau|DEhrmfrv|Родгау
Medgidia|ROdb6n9a|Меджидия
Morshansk|RUkeksh5|Моршанск
Sovetsk|RUlo4ksb|Советск
Dimitrovgrad|BGbm2m80|Димитровград
Worksop|GBkambwu|Уэрксоп
Lugoj|ROef5kso|Лугож
Bad Kreuznach|DEhmhfdq|Бад-Кройцнах
Adeje|ES0v75w5|Адехе
Milas|TR7ykn2c|Милас
Krasnoufimsk|RUmueymr|Красноуфимск
Heerenveen|NLk13emn|Херенвен
Dendermonde|BEijhdxf|Дендермонде
Monheim am Rhein|DEil8f06
Biella|ITebnfgd|Бьелла
Kronstadt|RUpgjntv|Кронштадт
Gifhorn|DEjnqgf0|Гифхорн
Sandıklı|TR8uho0v|Сандикли
Olbia|ITaqrg0d|Ольбия
Sant Feliu de Llobregat|ESb3jd4x|Фелиу-де-Льобрегат
Zavolzh’ye|RUmvdt35|Заволжье
Novodvinsk|RUsvds3a|Новодвинск
Siena|ITclagpt|Сиена
Secondigliano|ITaq4hul
Wattrelos|FRiaddl5|Ваттрело
Bury St Edmunds|GBjhacmc|Бери-Сент-Эдмендс
Bruchsal|DEh2kfnv|Брухзаль
Caluire-et-Cuire|FRei3e7r|Калир-е-Кир
Seregno|ITee2fwb
Kirkby|GBkflb8a|Керби
Wallsend|GBlljbr5|Уолсенд
Rottenburg|DEgkkfsk
Gap|FRdjreov|Гап
Redruth|GBhxdabw|Редрът
Basauri|EScj4b8d|Басаури
Sandefjord|NOosjgac|Саннефьорд
Ventspils|LVngbknx|Вентспилс
Koryazhma|RUqh6ujl|Коряжма
Talence|FRdqoc49|Таланс
Novozybkov|RUjpgonw|Новозыбков
Freising|DEgikgvm|Фрайзинг
Weiden|DEhhxh1a|Вайден
Famagusta|CY69ppfv|Фамагуста
Kaufbeuren|DEg42gfz|Кауфбойрен
Lomonosov|RUpe2nty|Ломоносов
Welling|GBivicdy
Lidingö|SEoz3jcb
Oberursel|DEhwnfnl
Nettetal|DEirherq|Неттеталь
Alès|FRd7pdx4|Але
Christchurch|GBibcbnp|Крайстчерч
Gennevilliers|FRgx9d8e|Женнвилье
Bucha|UAi5zo02|Буча
Andover|GBiojbrp|Андовер
Lucena|ES815am5
Voznesensk|UAfv9ofl|Вознесенск
Konakovo|RUmx0qj3|Конаково
Lovech|BGcg5lvq|Ловеч
Gravina in Puglia|ITantioi
Sokol|RUp1qrto|Сокол
Alatyr’|RUlheubf|Алатырь
Thun|CHf8nfab|Тун
Izberbash|RUc0iut8|Избербаш
Kaarst|DEip1ewd|Каарст
Wunstorf|DEjm8fzi|Вунсторф
Zainsk|RUlunwfn|Заинск
Nové Zámky|SKg6xjcp|Нове-Замки
Varash|UAisfmbg|Вараш
Eberswalde|DEjxnhoe|Эберсвальде
Bautzen|DEinohwx|Баутцен|pl=Budziszyn
Borlänge|SEpu6iav|Борленге
Stretford|GBkeqbga|Стретфорд
Lemgo|DEjb8fs2|Лемго
Kikinda|RSej2k8p|Кикинда
Coburg|DEhy3gkq|Кобург
Chioggia|ITe23h2z
Tres Cantos|ESahtawy|Трес-Кантос
Besni|TR891qyb|Бесни
Varaždin|HRew8ind|Вараждин
Bietigheim-Bissingen|DEgxkfv3|Битигхайм-Биссинген
Toretsk|UAgifqy4|Дзержинск
Ascoli Piceno|ITc8ehkz|Асколи-Пичено
Požarevac|RSdlhkiq|Пожаревац
Dzhankoy|UAefspm4|Джанкой
Álimos|GR8f2lhy
Faenza|ITdcagxg
Dover|GBim6cuo|Дувр|fr=Douvres
Hatfield|GBj3vc9c|Хатфилд
Silkeborg|DKmiag11|Силькеборг
Korenovsk|RUe91rke|Кореновск
Uryupinsk|RUid9sjz|Урюпинск
Saint-Priest|FRefde94
Rosny-sous-Bois|FRgvidb6|Рони-су-Боа
Gay|RUivnywc|Гай
Landau in der Pfalz|DEh4mfh6|Ландау
Câmpina|ROdzim9v|Кимпина
Altrincham|GBkd0bfu
Auxerre|FRg1sdq1|Асер
Heinsberg|DEikgep6|Хайнсберг
Medemblik|NLjvwebd
Urus-Martan|RUcg3twx|Урус-Мартан
Pervomays’k|UAgour7u|Первомайск
Lushnjë|ALarajy5|Люшня
Salon-de-Provence|FRcuaeb7|Салон-де-Прованс
Lyudinovo|RUkqapmw|Людиново
Bugojno|BAd5tj2t|Бугойно
Myrhorod|UAhq1pb8|Миргород
Pugachev|RUjatv69|Пугачев
Faro|PT7qb9ac|Фару
Coity|GBix6az2
Newburn|GBllgbo8
Boston|GBk1kcc3|Бостон
Lytham St Annes|GBkmvb6u|Лидъм-Сейнт-Аннс
Mazeikiai|LTmmdkyn|Мажейкяй
Zelenokumsk|RUdfjt9w|Зеленокумск
Miercurea-Ciuc|ROeximas|Меркуря-Чук
Bridgwater|GBim8b6q|Бриджуотер
Seevetal|DEkdcg6v|Зеветаль
Stenjevec|HReigih1
Civitanova Marche|ITckxhn0|Чивитанова-Марке
Urmston|GBkepbfr
Żyrardów|PLjbtk8f|Жирардов
La Orotava|ES12n5yy|Ла-Оротава
Königswinter|DEi9wf49|Кёнигсвинтер
Tecuci|ROejmmxh|Текуч
Plasencia|ESa1z9zw|Пласенсиа
Dzerzhinskiy|RUm39qy8|Дзержинский
Wokingham|GBiu3c0u|Уокингам
Oświęcim|PLhrujr9|Освиенцим
Saint-Germain-en-Laye|FRgw8d5h|Сен-Жермен-ан-Ле
Memmingen|DEg6wg9x|Мемминген
Sesimbra|PT8tx8u1|Сесимбра
Völklingen|DEh64ezp|Фёльклинген
Modica|IT7lvi1g|Модика
Capannori|ITczugfa|Капаннори
Aprilia|ITb9fh87|Априлия
Alcantarilla|ES8gpbvj|Алькантарилья
Birsk|RUlxhxrv|Бирск
Bastia|FRc47fzp|Бастия
San Fernando de Henares|ESacwaze|Сан-Фернандо-де-Енарес
Swadlincote|GBjvybqt
Trowbridge|GBirjbhs|Троубридж
Beringen|BEik2ed1|Беринген
Marseille 01|FRckqef8
Świnoujście|PLkrjhuc|Свиноуйсьце|*=Swinemünde
Prescot|GBke5b9k
Frolovo|RUhkjt6v|Фролово
Borken|DEj64ezp|Боркен
Tumba|SEoufj85|Тумба
Mozdok|RUcx4tkm|Моздок
Oranienburg|DEjvghgd|Ораниенбург
Irpin|UAi5eo0l|Ирпень
Edremit|TR9pwmrs|Эдремит
Lodi|ITe4mg0e|Лоди
Gönen|TRa41n0j|Гонен
Sète|FRcnndrq|Сет
Tiel|NLj7befv|Тил
Mairena del Aljarafe|ES7zda08|Майрена-дель-Альхарафе
Bolesławiec|PLiq0icp|Болеславец
Pirot|RScgpl25|Пирот
Podilsk|UAg0hnqm|Котовск
Næstved|DKls6gvs|Нествед
Anglet|FRcq1brc|Англ
Sighetu Marmaţiei|ROg5glk7
Puteaux|FRgvvd7j|Пито
Guimarães|PTb58958|Гимарайнш
Pinneberg|DEkkrg4f|Пиннеберг
Manacor|ES9p6dl1|Манакор
Corbeil-Essonnes|FRgo6db0|Корбей-Ессонн
Harderwijk|NLjjyeii
Cascina|ITcv8gf1
Bexhill-on-Sea|GBieiciz
Apsheronsk|RUdh5rob|Апшеронск
Écija|ES84uadv|Эсиха
Dreieich|DEhrgfp8|Драйайх
Michalovce|SKgsaksw|Михаловце
Nowa Sól|PLj4zier|Нова-Суль
Desio|ITed6fw9|Дезио
Pirna|DEihihq1|Пирна
Haugesund|NOp0eedm|Хёугесунн
Aurich|DEkf9f8d|Аурих
Bilecik|TRa52nwu|Биледжик
Pereslavl’-Zalesskiy|RUmy3rc4|Переславль-Залесский
Marcianise|ITatrhv1|Марчанизе
Nürtingen|DEgoqfy7|Ниртинген
Kirchheim unter Teck|DEgpbfzr|Кирххайм-унтер-Текк
Tosno|RUp3wo9b|Тосно
Puerto Real|ES7co9yh|Пуерто-Реаль
Sopot|PLl6aji8|Сопот
Jarosław|PLhrcl3f|Ярослав
Luga|RUohlnuz|Луга
Kashira|RUlhgr2j|Кашира
Świdnik|PLiorl3o
Blanes|ESbbmdf7|Бланес
Laatzen|DEjj7g4j|Латцен
Charlottenlund|DKm6oh73
Ballerup|DKm64h46
Bloxwich|GBjrmbkm
Yagry|RUt0arpd|Ягры
Kirovs’k|UAgp2r95|Кировск
Istok|XKc6dk90|Исток
Granadilla de Abona|ES0v35y8|Гранадилья-де-Абона
Chrzanów|PLhunjtx|Хшанов
Alekseyevka|RUi8fr9t|Алексеевка
Garges-lès-Gonesse|FRgy8d9r|Гарж-ле-Гонесс
Vic|ESbiqd7r
Roanne|FReosdwy|Роанн
Hückelhoven|DEik8eqx|Гюккельгофен
Políchni|GRajnl76|Полихни
Kristianstad|SEmefht0|Кристианстад
North Shields|GBlm8bsb
Knurów|PLhx0jjh|Кнуров
Dachau|DEgekgr9|Дахау
Rozzano|ITe6mfvm
Halberstadt|DEj7kgm0|Хальберштадт
Svetlograd|RUe5bsvn|Светлоград
Campobasso|ITb8fi06|Кампобассо
Silistra|BGd7hmv2|Силистра
Vasylkiv|UAhw3o1h|Васильков
Savigny-sur-Orge|FRgq5d92|Савиньи-сюр-Орж
Schorndorf|DEgtpg0s|Шорндорф
Sanok|PLhekkwv|Санок
Maarssen|NLjebeah
Turnhout|BEirne94|Турнхоут
Salgótarján|HUga3jzi|Шальготарьян
Mangalia|ROcyondg|Мангалия
Afşin|TR8ogql5
Cimin|TR9t1rnu
Neumarkt in der Oberpfalz|DEh6wgrn|Ноймаркт
Mettmann|DEipmf1c|Меттман
Vyatskiye Polyany|RUmjuw1p|Вятские Поляны
Soria|ESbe4be6|Сория
Löhne|DEjfofp6|Лёне
Livry-Gargan|FRgwvdbs|Ливри-Гарган
Épinal|FRgcfeu3|Эпиналь
Karasu Mahallesi|TRauvo81|Карасу
Kamp-Lintfort|DEiwpevd|Камп-Линтфорт
Dilbeek|BEiegdzm|Дилбек
Bensheim|DEhi4fo5|Бенсгайм
Yuzhnoukrains'k|UAg2aodj|Южноукраинск
Ermesinde|PTayx91n|Эрмезинде
Chojnice|PLklkj4b|Хойнице
Bor|RSd6bkvc|Бор
Lloret de Mar|ESbccdfz|Льорет-де-Мар
Saint-Ouen|FRgwjd8v|Санкт-Оуэн
Rovigo|ITdxygw7|Ровиго
Kirov|RUkvvpku|Киров
Bodrum|TR7qumxf|Бодрум
Cegléd|HUfkdjzg|Цеглед
Miranda de Ebro|ESc3rb7j|Миранда-де-Эбро
Mantova|ITe0ggif|Мантуя|de,en,es,nl,pl=Mantua;fr=Mantoue
Rezé|FRfklbqx|Резе
Vyazniki|RUmk9sly|Вязники
Spišská Nová Ves|SKgxlka1|Спишска-Нова-Вес
Yalvaç|TR8psodh|Ялвач
Siegburg|DEid4f4k|Зигбург
Andújar|ES8inas7|Андухар
Glenrothes|GBmizb4d|Гленротес
Sremska Mitrovica|RSdvcjwu
Vichuga|RUnb9sit|Вичуга
Rieti|ITbvxhb1|Риети
Montigny-le-Bretonneux|FRgsmd4p|Монтиньи-ле-Бретоннё
Venray|NLix9eng
Freital|DEiiqhm0|Фрайталь
Izobil’nyy|RUe6bsfq|Изобильный
Fano|ITczthd8|Фано
Brčko|BAdsejlp|Брчко
Noisy-le-Sec|FRgw3dao|Ноази
Melun|FRgmiddb|Мелён
Skelmersdale|GBkhib9x
Ettlingen|DEgxhfl8|Эттлинген
Santo António dos Olivais|PTa7693p
Pomigliano d'Arco|ITaqehw8
Igualada|ESb91cyx|Игуалада
Tønsberg|NOowcgd0|Тёнсберг
Bagneux|FRgtgd8i
Aksay|RUfmqrq5|Аксай
Česká Lípa|CZi9yhyd|Ческа-Липа
Mikołów|PLhvnjn0|Миколов
Kavadarci|MKb4xku6|Кавадарци
Třebíč|CZh53ih1|Тршебич
Żary|PLj0ii6p|Жары
Beypazarı|TRa5ront|Бейпазары
Massy|FRgrjd86|Масси
Errenteria|EScl4bm1
Voerde|DEiz9exb|Фёрде
Hoogeveen|NLjuieue|Хоогевеен
Fleet|GBiqjc0v
Haguenau|FRgu0fcn|Агено
Leningradskaya|RUewprji|Ленинградская
Montrouge|FRgu0d8l|Монруж
Warendorf|DEj93ffe|Варендорф
Sankt Ingbert|DEh6tf3a
Abingdon|GBj1bbun|Абингдон
Imperia|ITd15fg4|Империя
Barendrecht|NLj6he3f|Барендрехт
Rincón de la Victoria|ES7hxap2|Ринкон-де-ла-Викториа
Tonbridge|GBio3cg9|Тонбридж
Malbork|PLkv0jop|Мальборк
Marcq-en-Barœul|FRi9fdja|Марк-ан-Барёль
Ramsgate|GBis0cw5|Рамсгит
Vitrolles|FRcp8edc|Витроль
Ilkeston|GBk1fbu9
Draguignan|FRcrdeu8|Драгиньян
Altenburg|DEiich56|Альтенбург
Schwabach|DEh8aglk|Швабах
Millerovo|RUgwzrxi|Миллерово
Râmnicu Sărat|ROe6nms5|Рамнику-Сарат
Szczecinek|PLklwise|Шчечинек
Portimão|PT7tn91v|Портиман
Ózd|HUgddk6e|Озд
Burjassot|ES9nic6p|Бурхасот
Kandalaksha|RUuzmoum|Кандалакша
Vilafranca del Penedès|ESb2id01|Вильяфранка-дель-Пенедес
Třinec|CZhhyjjr|Тринец
Kalmar|SEmvyinp|Кальмар
Furmanov|RUnces7e|Фурманов
Rēzekne|LVmrqmw6|Резекне
Nijkerk|NLjgkegn
Saarlouis|DEh7uey8|Саарлуис
Steyr|ATg8jhwr|Штайр
Maintal|DEhv2fr5|Майнталь
Razgrad|BGcr9mkq|Разград
Sochaczew|PLjgtk5j|Сохачев
Lens|FRi2xdfq|Ланс
Brzeg|PLietj32|Бжег
Volodymyr-Volynskyi|UAiellqa|Владимир-Волынский
Coalville|GBjuibtf|Коулвил
Bassano del Grappa|ITehbgvc|Бассано-дель-Граппа
Buxtehude|DEkf7g2z|Букстехуде
Canvey Island|GBix6cki|Канви
Ahaus|DEjcnf1v|Агаус
Surbiton|GBitjc8b|Сербитон
Järvenpää|FIptum0x|Ярвенпяа
Gagny|FRgvvdbn|Ганьи
Mühlhausen|DEiohgdm|Мюльхаузен
Saronno|ITeddfty
Tomelloso|ES9dqb6h|Томельйосо
Burhaniye|TR9n8mr2
Whitley Bay|GBlmwbsc
Dej|ROfjqljx|Дей
Saint-Chamond|FRe98e34|Сен-Шамон
Marino|ITbeah8a|Марино
Schwedt (Oder)|DEk3whut
Greenford|GBixdc7i
Voorburg|NLjcie10|Воорбург
Heist-op-den-Berg|BEikre64|Хейст-оп-ден-Берг
Arnold|GBk28bwp|Арнольд
Sint-Truiden|BEidlech|Синт-Трёйден
Jasło|PLhjtkmo|Ясло
Houghton-Le-Spring|GBlhcbs4
Bishops Stortford|GBj6vcen
Bron|FRegje8p|Брон
Beckum|DEj3ofg4|Беккум
Avezzano|ITblhhix|Авеццано
Haltern am See|DEj3bf47|Хальтерне
Uchaly|RUl3yz9y|Учалы
Targovishte|BGcjfmli|Тирговиште
Hofheim am Taunus|DEhteflt|Гофгайм
Olkusz|PLhypjw7|Олькуш
Monopoli|ITarhj0p|Монополи
Ontinyent|ES94ec41|Онтеньенте
Uglich|RUnk0r4u|Углич
Vakfıkebir|TRau6rhy
Stendal|DEjrbgx5|Стендаль
Baja|HUesvjnp|Бая
Narón|EScqe96p|Нарон
Bijeljina|BAdpbjrb|Биелина
Dubno|UAi2hm9v|Дубно
Martina Franca|ITakoj19
Quarto|ITapihsw|Кварто
Kulebaki|RUlx9sr6|Кулебаки
Leyland|GBklmbb4
Kwidzyn|PLkmdjne|Квидзын
Yasynuvata|UAgayqya|Ясинувата
Troitsk|RUlz9qqm|Троицк
Beverwijk|NLjnve54|Бевервейк
Rushden|GBjihc43|Ръшдън
Vilagarcía de Arousa|ESc188yq
Levice|SKgdcjiw|Левице
Lokeren|BEilkdvx|Локерен
Los Realejos|ES12h5y5|Лос-Реалехос
Sungurlu|TRa5rplv|Сунгурлу
Celje|SIeu7i8e|Целле
Baksan|RUcvkt54|Баксан
Braine-l'Alleud|BEi9we14
Hemer|DEitffcd|Гемер
Vaulx-en-Velin|FRehve8v|Вол-ан-Велен
Leighton Buzzard|GBj85c3b
Falkensee|DEjq0hea|Фалькензе
Joué-lès-Tours|FRfpcclr|Жу-ле-Тур
Bartın|TRbakotl|Бартин
Buchholz in der Nordheide|DEkbag5i|Буххольц-ин-дер-Нордхайде
Novovoronezh|RUir7rh5|Нововоронеж
Struga|MKaxukbn|Струга
Yeadon|GBkq8bp0
Lissone|ITed0fws|Лиссоне
Blyth|GBlpbbri|Блит
Protvino|RUli4qpc|Протвино
Alfortville|FRgtqda2|Альфорвиль
La Courneuve|FRgx4d9q|Ла-Курнёв
Eccles|GBkfnbg1
Cantù|ITeglfv9
Sestroretsk|RUpjenwm|Сестроретск
Monterotondo|ITbm4h7q|Монтеротондо
Châtellerault|FRfahck1|Шательро
Redcar|GBlb5bxq|Редкар
Köniz|CHfdgf7f|Кёниц
Kalinkavichy|BYje4nnr|Калинковичи
Riesa|DEir8hh2|Риза
Airdrie|GBm9uat6
Villepinte|FRgy2dbm
Šibenik|HRcwuih7|Шибеник
Ripollet|ESb6pd6f|Рипольет
Würselen|DEidmepn|Вирселен
Nurmijärvi|FIptklx0|Нурмиярви
Brasschaat|BEiqre2u|Брасхат
Mińsk Mazowiecki|PLjffko2|Миньск-Мазовецки
Peterlee|GBlf4btw|Петерли
Falun|SEpxgidh|Фалун
Beşikdüzü|TRaucrhc
Cesano Maderno|ITedhfvk
Jesi|ITcqxhge|Ези
Benfica|PT92f8sn
Farnham|GBiomc1c
Oleśnica|PLiolj1z|Олесьниця
Vilvoorde|BEigoe1z|Вилворде
Fredericia|DKm1ig3w|Фредерисия
Melito di Napoli|ITaqnhu4
Goes|NLiwodug|Гус
Sassuolo|ITdjbgi8|Сассуоло
Serik|TR7nhocd|Серик
Swords|IEkf09y3|Сордс
Chester-le-Street|GBlhvbql
Smarhon’|BYl7cmj2|Смаргонь
Sciacca|IT83vhe6|Шака
Talas|TR90rq29|Талас
Kranj|SIeufhvu|Крань
Skövde|SEo7zhor|Шёвде
Germering|DEgb2gqg|Гермеринг
Ronda|ES7imaco|Ронда
La Chaux-de-Fonds|CHficez9|Ла-Шо-де-Фон
Los Palacios y Villafranca|ES7uaa26
Wermelskirchen|DEimkf4o|Вермельскирхен
Kakhovka|UAfaep9j|Каховка
Great Malvern|GBjdkbg5
Boryslav|UAh73ldw|Борислав
Leinfelden-Echterdingen|DEgqmfvs|Лайнфельден-Эхтердинген
Hørsholm|DKma9h63|Хёрсхольм
Serdobsk|RUjn7tek|Сердобск
Bogorodsk|RUmght4s|Богородск
Herne Bay|GBit1cs4
Barra|ITaojhvb
Coesfeld|DEj8vf40|Косфельд
Wilmslow|GBkbcbhg
Wołomin|PLjjwkjh|Воломин
Rauma|FIqbzkn8|Раума
Temryuk|RUe3jqrq|Темрюк
Schwäbisch Hall|DEh27g3q
Licata|IT7snhq2
Upplands Väsby|SEp3aj98|Упландс-Весби
Odorheiu Secuiesc|ROew4m3u|Одорхею-Секуйеск
Pereiaslav-Khmelnytskyi|UAhsroh9|Переяславль
Chuhuyiv|UAhmcqi0|Чугуев
Herstal|BEi9ceik|Эрсталь
Cambrai|FRhvsdld|Камбре
Kozáni|GRa9hkr2|Козани
Niederkassel|DEidjf27|Нидеркассель
Karlskrona|SEmi2icx|Карльскруна
Newton Abbot|GBi5laya|Ньютон-Эббот
Uzunköprü|TRb0amn4|Узункёпрю
Osmancık|TRasapru
Stirling|GBmgvats|Стерлинг
Cascais|PT90x8pl|Каскаис
Poissy|FRgx5d4x|Поаси
Mangotsfield|GBiw8bdo
Maia|PTazg90q|Майя
Novokubansk|RUdz9s69|Новокубанск
Modugno|ITav8itk|Модуньо
Porta Westfalica|DEjgufsa
Conflans-Sainte-Honorine|FRgz6d5k|Конфлан-Сент-Онорин
Prijedor|BAdvgisl|Приедор
Datteln|DEj0wf6h|Даттельн
Billericay|GBj05cia|Биллерикей
Kempen|DEissetl|Кемпен
Vršac|RSdz9kkc|Вршац
Komárno|SKg0sjc5|Комарно
Piaseczno|PLjcpkgg|Пясечно
Włochy|PLjffkfd
Tábor|CZhami01|Табор
Arucas|ES0v46cu|Арукас
Maasmechelen|BEihpejj|Маасмехелен
Slantsy|RUos6n6m|Сланцы
Mont-de-Marsan|FRd16c5j|Мон-де-Марсан
Zutphen|NLjeaeql|Зютфен
Kestel|TRa6mnm6
Heemskerk|NLjone5c|Хеемскерк
Butel|MKbljkmb|Бутел
Viana do Castelo|PTbc58xs
Plaisir|FRgu7d3l
Chipping Sodbury|GBixmbf7
Hitchin|GBj91c8i
Teramo|ITc31hmq|Терамо
Lage|DEja8fql|Лаге
Llucmajor|ES9mzdgm
Voghera|ITdvsftm|Вогера
Teykovo|RUn1erzg|Тейково
Blagodarnyy|RUdyqt3q|Благодарный
Marseille 07|FRckbeew
Dobropillya|UAgk5qnj|Доброполье
Realejo Alto|ES1285y3
Paphos|CY601ous|Пафос
Lohja|FIpnllmp|Лохья
Zhmerynka|UAh05n6w|Жмеринка
Nuoro|ITaa0fxz|Нуоро
Chernushka|RUmrnxza|Чернушка
Walkden|GBkglbf4
Tyldesley|GBkgibe6
La Rinconada|ES83aa1e|Ла-Ринконада
Waregem|BEifldo2|Варегем
Valuyki|RUhwjr1p|Валуйки
Marignane|FRco1ecv|Мариньян
Develi|TR8sfq1e
Kraśnik|PLigkkx6|Красник
Avdiyivka|UAgb8qwn|Авдеевка
El Vendrell|ESayxcxr|Вендрель
Chippenham|GBivgbiy|Чиппенем
Don Benito|ES984a31|Дон-Бенито
Backnang|DEgxnfzj|Бакнанг
Sisak|HRe8yinx|Сисак
Billingham|GBladbuj|Биллингем
Dieppe|FRhoqcrf|Дьеп
Pontypool|GBj25b66|Понтъпул
Puerto del Rosario|ES15o6zx|Пуэрто-дель-Росарио
Wesseling|DEidvf1b|Весселинг
Úbeda|ES8hxb1n|Убеда
Montélimar|FRdjne6h|Монтелимар
Beslan|RUchstj4|Беслан
Tremblay-en-France|FRgxqdc4|Трамбле-ан-Франс
Choisy-le-Roi|FRgsoda1|Шоази-ле-Роа
Jagodina|RSd3lkjr|Ягодина
Kokkola|FIsfal9p|Коккола
Cieszyn|PLhjzjj8|Чешин
Emsdetten|DEjf9f90|Эмсдеттен
Saint-Martin-d'Hères|FRe0zekh
Skellefteå|SEt4nkfg|Шеллефтео
Mâcon|FRewie7i|Макон
Hınıs|TR9jasfi
Wageningen|NLj9mej5|Вагенинген
Langen|DEhqmfou|Ланген
Teruel|ESaaqbx3|Теруель
Hlukhiv|UAj1ipfi|Глухив
Kajaani|FIsq3n1k|Каяани
Caltagirone|IT7wehy2|Кальтаджироне
Humenné|SKgxdksu|Гуменне
Dinar|TR8jdnzf|Динар
Kasimov|RUlk5sbe|Касимов
Accrington|GBkn6bfp|Аккрингтон
Falkirk|GBmdmavv|Фалкирк
Yerköy|TR9r2pn6
Neu Isenburg|DEhs8fp7|Ной-Изенбург
Znojmo|CZgv4ijc|Зноймо
Hendek|TRanbo7i
Castricum|NLjpoe5b|Кастрикюм
Příbram|CZhiahr1|Прибрам
Lanciano|ITbqzhwb|Ланчано
Safranbolu|TRazvoyj|Сафранболу
Châtelet|BEi23e3c|Шатле
Bollate|ITeb6fv4
Villena|ES8z9c0f|Вильена
Zweibrücken|DEh5zf6t|Цвайбрюккен
Mazarrón|ES86fbu7|Масаррон
Shumerlya|RUlzpu92|Шумерля
Sinsheim|DEh65frr|Зинсхайм
Cieza|ES8o8bsq|Сьеса
Sambir|UAhdilan|Самбир
Briton Ferry|GBj07avf|Бритън-Фери
Hoddesdon|GBj3tcca|Ходдсдон
Ciampino|ITbf5h7h|Чампино
Lębork|PLl8zj6z|Лемборк
Bridlington|GBkwbc9s
Akçakoca|TRavbocm
Tortosa|ESanocjp|Тортоса
Alhaurín de la Torre|ES7ggal3|Альхаурин-де-ла-Торре
Vác|HUg14jq8|Вац
Ieper|BEiejdgj|Ипер
Carini|IT8l8hfj|Карина
Greven|DEjd2f9x|Гревен
Goryachevodskiy|RUd4wsyy|Горячеводский
Velika Gorica|HReftijq|Велика-Горица
Helsingør|DKmekh7n|Хельсингёр
Yecla|ES8ymbwz|Екла
Romans-sur-Isère|FRdxeeat|Роман-сюр-Изер
Oeiras|PT90r8r5
Shtime|XKbwpkgo
Podujeva|XKc9zkit
Dragash|XKblekbb|Драгаш
Uelzen|DEk1agf5|Ильцен
Jonava|LTlo3lpq|Ионава
Gul’kevichi|RUe5us1n|Гулькевичи
Hoogvliet|NLj6ne11
Arzano|ITaqehul
Tokmak|UAfmnq4g|Токмак
San Pedro de Alcántara|ES7bkaf4|Сан-Педро-де-Алькантара
Saint-Raphaël|FRco7eyj|Сен-Рафаэль
Simav|TR9bsnix
Bernau bei Berlin|DEjtchl6|Бернау
Tuttlingen|DEg6xfqx|Тутлинген
Sinop|TRblfpwt|Синоп
Viborg|DKmq5fz1|Вибор
Bentley|GBkh1bwh
Pontault-Combault|FRgtidcn|Понто-Комбо
Ninove|BEidwdwd|Нинове
Rovaniemi|FIuh8m9m|Рованиеми
Uddevalla|SEo6sgyb|Уддевалла
Merseburg|DEisjgyz|Мерзебург
Six-Fours-les-Plages|FRcf0elc|Си-Фор-ле-Плаж
Rapperswil|CHflufqz|Рапперсвиль
Périgueux|FRe17cmd|Перигё
Dupnitsa|BGbs3l9i|Дупница
Beja|PT8hz9b8
Gorinchem|NLj5xe9i|Горинхем
Tuusula|FIprwm01|Туусула
Aurillac|FRdtxdac|Орийак
Tudela|ESbmebq6|Тудела
Czechowice-Dziedzice|PLhohjoe|Чеховице-Джеджице
Rahachow|BYk4tnxt|Рагачов
Geel|BEinae9r|Геел
Abinsk|RUdscr2f|Абинск
Gorizia|ITem5hln|Гориция
Boyarka|UAhzro19|Боярка
Esposende|PTb7s8yh
Caivano|ITarqhv5|Кайвано
Steinfurt|DEjemf6c|Штайнфурт
Uden|NLj11eii|Уден
Barcellona Pozzo di Gotto|IT8loi7r
Asipovichy|BYkalne7|Осиповичи
Dinskaya|RUe1zrh9|Динская
Burriana|ES9y1cba|Бурриана
Fiumicino-Isola Sacra|ITbebh2e|Фьюмичино
Maddaloni|ITatwhw7|Маддалони
Baltiysk|RUlc7k0z|Балтийск
Sighișoara|ROetxlws|Сигишоара
Águilas|ES812bqh|Агилас
Sundbyberg|SEoyxja2
Karabulak|RUckxto2|Карабулак
Trëkhgornyy|RUlgnywe|Трёхгорный
Cahul|MDel4n84|Кагул
Moss|NOp0yggh|Мосс
Halle|BEibadz9|Галле
Neuilly-sur-Marne|FRgv2dbv|Нёйи-сюр-Марн
Wernigerode|DEj5xgi7|Вернигероде
Nurlat|RUl5wvy3|Нурлат
Adrano|IT888i2g|Адрано
Hoboken|BEinke0u
Exmouth|GBi81b17|Эксмут
Ungheni|MDflfn2k|Унгень
Balingen|DEgezfrf|Балинген
Yate|GBixpbev
Ostrogozhsk|RUieyrf6|Острогозьк
Empoli|ITcwegki|Емполи
Porsgrunn|NOostg2k|Порсгрунн
Bragança|PTbfa9ql|Браганца
Liévin|FRi2kdf2|Льевен
Agen|FRd9ucl2|Ажен
Kondopoga|RUr5ypkb|Кондопога
Felling|GBlkhbqm
Police|PLkhkhyu|Полице
Kinel’|RUk8ivvn|Кинель
Czeladź|PLhznjpf
Staraya Russa|RUnwyog0|Старая Русса
Schönebeck|DEjaxgvd|Шёнебек
Franconville|FRgynd7h
Colwyn Bay|GBkafawp|Колуин-Бей
Orlová|CZhmljgf|Орлова
Dolyns'ka|UAgaeozi|Долинская
Alghero|ITagofk0
Kochani|MKbickzq|Кочани
Varberg|SEn8ah2l|Варберг
Göksun|TR8i5qfd
Radcliffe|GBkhubg6
Blagoveshchensk|RUlmrxxx|Благовешченск
Mugnano di Napoli|ITaqdhtt
Çay|TR8y0obe|Кей
Ladispoli|ITbjbh06|Ладисполи
Pioltello|ITe9xfy1
Meppen|DEjtnf5p|Меппен
Szekszárd|HUexijkb|Сексард
Totton|GBigfbrr
Ágioi Anárgyroi|GR8ielhy
Dzierżoniów|PLib4irq|Дзержонюв
Rovereto|ITekqgls|Роверето
Papenburg|DEk4df7a|Папенбург
Argyroúpoli|GR8eylib
Bodø|NOv2whwj|Бодо
Kushva|RUo57zeg|Кушва
Geldern|DEix3esa|Гельдерн
Kehl|DEgn9fd0|Кель
Almada|PT90f8ta|Алмада
Ust’-Dzheguta|RUd6jsjg|Усть-Джегута
Jülich|DEighest|Юлих
Horki|BYl1yoat|Горки
Starokostiantyniv|UAhk6mua|Староконстантинов
Chorley|GBkkabc4
Leer|DEk8of83|Лер
IJsselstein|NLjb0eai|Иссельстейн
Køge|DKlyih1n|Кёге
Schaffhausen|CHfyxfod|Шаффхаузен|fr=Schaffhouse;it=Sciaffusa
Bicester|GBj7obwf
Haywards Heath|GBiimcb0|Хейуърдс-Хийт
Limburg an der Lahn|DEi1kfg9|Лимбург-ан-дер-Лан
Villajoyosa|ES8voc97
Casalecchio di Reno|ITdhggp1
Olivais|PT92y8tz|Санта-Мария-дуз-Оливайш
Knokke-Heist|BEisedlt|Кнокке-Хейст
Nowy Targ|PLhcek2o|Новы-Тарг
Sant Adrià de Besòs|ESb4vd79
Caracal|ROd7hlqn|Каракал
Irvine|GBm2zajs|Эрвин
Schio|ITeftgq6|Скио
Marmaris|TR7lrn95|Мармарис
Wigston Magna|GBjqlbxa
Goch|DEj1jepz|Гох
Krasnoznamensk|RUm2fqmv|Краснознаменск
L'Aquila|ITbufhik
Sainte-Geneviève-des-Bois|FRgpbd8o|Сент-Женевьев-де-Буа
Maubeuge|FRhyndvm|Мобёж
Corsico|ITe7zfuz|Корсико
Schoten|BEippe2z|Схотен
Petrovsk|RUjiytuw|Петровск
Ostfildern|DEgrjfwx
Almendralejo|ES90j9vg|Альмендралехо
Áno Liósia|GR8jvlhm
Grimbergen|BEigue16|Гримберген
Sant'Antimo|ITarahu5
Wednesfield|GBjr0bjh
Fürstenwalde|DEjkhhrr|Фюрстенвальде
Fürstenfeldbruck|DEgcbgor|Фюрстенфельдбрук
Venaria Reale|ITdzifag
Olot|ESbppdb1|Олот
Ostróda|PLkllk1q|Острода
Erding|DEgfugxt|Эрдинг
Bagnolet|FRgvfda0|Баньоле
Severoural’sk|RUpkxzh4|Североуральск
Castelo Branco|PT9w69gf|Каштелу-Бранку
Montcada i Reixac|ESb6bd6s
Merano|ITf6cgng|Мерано|de=Meran
Oleiros|ESclp94y|Олеирос
Drogheda|IEkm79wa|Дрогеда
Yablonovskiy|RUdvprdc|Яблоновски
Dundalk|IEku09vc|Дандалк
Feldkirch|ATfm1g1s|Фельдкирх
Francavilla Fontana|ITafvj4p
Kizilyurt|RUchoufn|Кизилюрт
Korschenbroich|DEinzeux|Коршенброих
Nartkala|RUcrxt9h|Нарткала
Istra|RUmbcqki|Истра
Epe|NLjk3enk|Эпе
Segezha|RUsclpl5|Сегежа
Marratxí|ES9qldeb|Маррачи
Windsor|GBiw3c44|Виндзор
Alcabideche|PT91y8pr|Алкабидеше
Vinkovci|HRe40jlm|Винковци
Dobryanka|RUoa0y3y|Добрянка
Dumfries|GBlnqaya|Дамфрис
Myszków|PLi6vjsu|Мышков
Lier|BEimbe3x|Льер
Dietzenbach|DEhr6fqd|Дитценбах
Zgorzelec|PLimti4w|Згожелец
Glossop|GBkejbld|Глосъп
Cheb|CZht4h4b|Хеб
Utena|LTlzmm80|Утена
Saumur|FRfmrcbd|Самюр
Dyat’kovo|RUkiupld|Дятьково
Biarritz|FRcptbqu|Биарриц
Vyshneve|UAi1po29|Вишнёвое
Cramlington|GBlo7bqf|Крамлингтон
Trebinje|BAc4gjf8|Требинье
La Ciotat|FRchbeia|Ла-Сьйота
Pudsey|GBkobbpd|Пъдси
Năvodari|ROdd1ndo|Нэводари
Primorsko-Akhtarsk|RUep6r2n|Приморско-Ахтарск
Grugliasco|ITdxtf9q
Échirolles|FRe02ejt|Эшироль
Slavuta|UAhzampl|Славута
Kotovsk|RUjqrscv|Котовск
Ebbw Vale|GBj49b3w|Еббу-Вейл
Newbury|GBittbu2|Ньюбери
Netishyn|UAi0cmmh|Нетешин
Brugherio|ITebdfxm|Бругерио
Bardejov|SKh78kjw|Бардеёв
Itzehoe|DEkrtg0m|Ицехо
Asha|RUllpyfw|Аша
Maspalomas|ES0l56bz|Маспаломас
Villefranche-sur-Saône|FRenie60|Вильфранш-сюр-Сон
Pápa|HUfoqj32|Папа
Wickford|GBizncjq
Monaco|MCcwtf7g|Монако|es=Mónaco;pl=Monako
Gyöngyös|HUg1bk18|Дьёндьёш
Marks|RUj2fudq|Маркс
Aranda de Duero|ESbbiax7|Аранда-де-Дуеро
Kirkkonummi|FIpk4lrv|Киркконумми
Canicattì|IT7zqhos
Seelze|DEjlgg1r|Зельце
Mira Taglio|ITe83h0x|Мира
Lichfield|GBjtebn3|Личфийлд
Brighouse|GBklrbno|Бригаус
Campi Bisenzio|ITczdgn1
Feteşti|ROdevn31
Pagani|ITalqhzf
Fribourg|CHfa2f3s|Фрибур|de=Freiburg im Üechtland;es,it=Friburgo;pl=Fryburg
San Donà di Piave|ITedih70|Сан-Дона-ди-Пьяве
Sneek|NLk35ej1|Снек
Gorna Oryahovitsa|BGcg0m9f|Горна-Оряховица
Geleen|NLihyelf|Гелен
Kardítsa|GR9jhksx|Кардица
Espinho|PTat490f|Эшпинью
Maassluis|NLj8bdzh
Şarkîkaraağaç|TR8jrog3
Gudermes|RUcm7u4v|Гудермес
Mörfelden-Walldorf|DEhqrfno|Мерфельден-Валльдорф
Azuqueca de Henares|ESagub32|Асукека-де-Енарес
Riccione|ITd47h88|Ричионе
Châtenay-Malabry|FRgsld7x|Шатне-Малабри
Höxter|DEj47fyr|Хёкстер
Wijchen|NLj55ejz|Вийчен
Maloyaroslavets|RUlm7qf0|Малоярославетс
Gevelsberg|DEirkf6e|Гевельсберг
Winsen|DEkc6gaa
Néa Ionía|GR9jvl6w|Неа-Йония
Mol|BEio0ebi|Мол
Åkersberga|SEp27jem|Акерсберга
Radebeul|DEilnhm6|Радебойль
Velikiy Ustyug|RUq1uu7p|Великий Устюг
Nienburg|DEjsefwi|Нийнбург
Viernheim|DEhe4fnl|Фирнхайм
Ennepetal|DEiqyf6p|Эннепеталь
Stains|FRgxqd9k|Стен
Bray|IEk7v9zr|Брей
Georgsmarienhütte|DEjg3fg6|Георгсмариенхютте
Darwen|GBklmbe8|Дарвен
Iława|PLkisjw8|Илава
Rheinfelden|DEfv4fcm|Райнфельден
Agrigento|IT7yfhl0|Агридженто
Königs Wusterhausen|DEjithls|Кёнигс-Вустерхаузен
Yubileyny|RUmbpqxx|Юбилейный
Stuhr|DEk35fpz
Mohyliv-Podilskyi|UAgjqn2j|Могилев-Подольский
Örnsköldsvik|SEs03jke|Эрншёльдсвик
Wisbech|GBjsyceo|Визбич
Somma Vesuviana|ITapdhwz
Rethymno|GR6gelsh|Ретимно
Desnogorsk|RUky7p6p|Десногорск
Kupjansk|UAhivquw|Купьянск
Bor|TR8ejpof|Бор
Chur|CHfbeg0u|Хур
Cambrils|ESauucr6|Камбрильс
Kazincbarcika|HUgeakb1|Казинцбарцика
Lukhovitsy|RUll5req|Луховицы
Châtillon|FRgtmd8b
Gödöllő|HUfw5jta|Гёдёллё
Udomlya|RUntrpug|Удомля
Slobodskoy|RUohgvpd|Слободской
Biberach an der Riß|DEg9xg4f|Биберах-ан-дер-Рису
Aosta|ITegif63|Аоста
Vienne|FReame85|Вьенн
Schiltigheim|FRgo7fc3|Шильтигайм
Gyula|HUf5ukk2|Дьюла
Crailsheim|DEh2ug8c|Крайльсгайм
Svishtov|BGctnm4j|Свищов
Gumushkhane|TRadwrko|Гюмюшане
Ruma|RSdw8jzr|Рума
Landskrona|SEm9zhan|Ландскруна
Meschede|DEisefji|Мешеде
Nyköping|SEoi1iwo|Нючёпинг
Lucera|ITb6xi9i|Лучера
Puerto de la Cruz|ES13a5ym|Пуерто-де-ла-Крус
Câmara de Lobos|PT4cy5sn|Камара-де-Лобос
Rheinberg|DEixuew2
Curtea de Argeş|ROdzqlv5
Borehamwood|GBj0vc8l
Kumru|TRapeqq0|Кумру
Chieri|ITdwbfd3
Werl|DEiy3fed|Верль
Seinäjoki|FIrmal5i|Сейняёки
Les Mureaux|FRgywd2z|Ле-Миро
Żywiec|PLhi5jr0|Живец
Prestwich|GBkh1bgq
Motherwell|GBm7pat0|Мотервелл
Kurtalan|TR8fhsfe
Akçakale|TR7hrrde|Акчакале
Bernburg|DEj4rgvi|Бернбург
Wavre|BEiate4d|Вавр
Guarda|PTag19jj|Гуарда
Favara|IT7ymhm7
Holstebro|DKmnkfo4|Хольстебро
Yeşilli|TR7z6s3d
Smolyan|BGb8ulvo|Смолян
Limbiate|ITecofv7|Лимбьяте
Eisenhüttenstadt|DEjemhzx|Айзенхюттенштадт
Binche|BEi2cdya|Бенш
Sant Joan Despí|ESb33d51
Cleethorpes|GBkhscc0|Клитхорпс
Le Perreux-sur-Marne|FRguydb6|Ле-Перре-сюр-Марн
Lower Earley|GBiujbzo
Deeside|GBk7tb69
Wedel|DEkigg35|Ведель
Lommel|BEip3ee9|Ломмел
Guyancourt|FRgstd59|Гиянкур
Falmouth|GBhv6ae0|Фалмут
Palaiseau|FRgrad7p|Палезо
Kėdainiai|LTltslle|Кэдаиньай
Donskoy|RUkt7r4w|Донской
Hajdúböszörmény|HUfy3kna
Of|TRar9rvm|Оф
Kimovsk|RUkt8r7m|Кимовск
Vallentuna|SEp3qjbj|Валентуна
Hyde|GBkerbjk
IJmuiden|NLjn8e4h|Эймёйден
Znamensk|RUgnktzn|Знаменск
Saint-Dizier|FRgp2e96|Санкт-Дизье
Menen|BEid1djt|Менен
İmamoğlu|TR7x5q3p
Neuruppin|DEk08haa|Нойруппин
Synel’nykove|UAgg8q1r|Синельникове
Slagelse|DKlwzgq5|Слагельсе
Creil|FRh69day|Крей
Privolzhskiy|RUiu1u40|Приволжский
Ansbach|DEh7lgfl|Ансбах
Galapagar|ESah6asu|Галапагар
Alvalade|PT92h8tg
Gorodets|RUmvrt48|Городец
Vandœuvre-lès-Nancy|FRgpeeqc|Вандёвр-ле-Нанси
Kreuztal|DEihsffe|Кройцталь
Milazzo|IT8noi84|Милаццо
Santa Pola|ES8mwc4l|Санта-Пола
Tienen|BEidbe91|Тийнен
Santa Maria Capua Vetere|ITav6huf|Санта-Мария-Капуа-Ветере
Kiskunfélegyháza|HUf7kk02
Kópavogur|ISsmw3w4|Коупавогир
Nakhabino|RUm9dqot|Нахабино
Thonon-les-Bains|FRey2eug|Тонон-Ле-Бен
Castro-Urdiales|EScn3b3q
Chichester|GBie5c1m|Чичестер
Lampertheim|DEhfqfm4|Лампертгайм
Angri|ITalmhyt
Papendrecht|NLj5se5k|Папендрехт
Barnstaple|GBikwas3|Барнстапл
Evergem|BEiltdrz|Эвергем
Idar-Oberstein|DEhiyf5y|Идар-Оберштайн
Kudymkar|RUop9xfk|Кудымкар
Javea|ES93bcer
Spalding|GBjwbcac
Béthune|FRi5mdd4|Бетюн
Mozhaysk|RUlzqq8u|Можайск
Obukhiv|UAhtvo5p|Обухив
Torre-Pacheco|ES8afbz7|Торре-Пачеко
Ceylanpınar|TR7ljrsp
Crema|ITe63g2x|Крема
San Javier|ES8c6c0t
Bulanık|TR9brsnk
Oldenzaal|NLjj5f0p|Олдензал
Ajka|HUfiej4b|Айка
Osterholz-Scharmbeck|DEk8jfqm|Остерхольц-Шармбек
Camargo|EScnraui|Камарго
Trutnov|CZi6hihg|Трутнов
Bramsche|DEjltff6|Брамше
Orosháza|HUf3jkbh|Орошхаза
Colomiers|FRctfcuz|Коломье
Kerava|FIprvm15|Керава
Lohmar|DEie7f4n|Ломар
Herrenberg|DEgnvfrl|Герренберг
Bussum|NLji1ec5|Бюссюм
Grottaglie|ITag1j2n|Гротталье
Santa Eulària des Riu|ES98xcxr|Санта-Эулалия-дель-Рио
Casale Monferrato|ITdzpflu
Neuchâtel|CHffcf0q|Невшатель
Bayburt|TRa88rv3|Байбурт
Nogent-sur-Marne|FRguldax|Ножан-сир-Марн
Athis-Mons|FRgqxd9o|Атис-Монс
Güstrow|DEkodh1j|Гистров
Arcos de la Frontera|ES7iva3r|Аркос-де-ла-Фронтера
Leioa|EScljb6y|Лехона
Liptovský Mikuláš|SKh1djwz|Липтовски-Микулаш
Rutherglen|GBm8tapx|Рутерглен
Cloppenburg|DEjy0fg7|Клоппенбург
Thornton-Cleveleys|GBkqib6h
Balakliya|UAhbzqke|Балаклея
Valdepeñas|ES92qb1g|Вальдепеньясе
Barberà del Vallès|ESb78d5y
Ortaköy|TR921ph7
Ganderkesee|DEk35fmz|Гандеркезе
Aberdare|GBj2ib0j|Абердер
Kouvola|FIq4rmna|Коввола
Pavlovskaya|RUermrp0|Павловская
Viry-Châtillon|FRgq0d9p|Вири-Шатиллон
Travnik|BAdaij5t|Травник
Kičevo|MKb75kfj|Кичево
Houilles|FRgwyd6w|Уй
Merzig|DEhbfewn|Мерциг
Soissons|FRh9qdmm|Суассон
Likino-Dulevo|RUm5grdh|Ликино-Дулево
Kula|TR8wrned|Кул
Dyurtyuli|RUlzfxii|Дюртюли
Deggendorf|DEguphcg|Деггендорф
Valkenswaard|NLisfega
Verbania|ITellfn8|Вербания
Caerphilly|GBiynb3r|Керфили
Dreux|FRgrscvf|Дрё
San Giuliano Milanese|ITe6yfxi
Termoli|ITbkoi4p|Термоли
Kornwestheim|DEgvafw1|Корнвестгайм
Rostov|RUnanrjv|Ростов
Heusden|BEijpeds
Mimarsinan|TRatend5|Мимарсинан
Ruislip|GBiylc6k
Carballo|EScid8zq|Карбальо
Terracina|ITb10hge|Террачина
Taastrup|DKm3uh3b|Тааструп
Hellín|ES8vrbou|Эльин
Wevelgem|BEid4dkf|Вевельгеме
Motala|SEoc1i5a|Мотала
Arendal|NOo9yfqa|Арендал
Charenton-le-Pont|FRgu6d9y|Шарантон-ле-Пон
San Andrés del Rabanedo|ESc1oa6g|Сан-Андрес-дель-Рабанедо
Oława|PLih7j0m|Олава
Northeim|DEj2bg7c|Нортхайм
Senigallia|ITcwchfw|Сенигаллия
Villeneuve-Saint-Georges|FRgrodah|Вильнёв-Сен-Жорж
Massafra|ITaheiy6
Pinerolo|ITdstf6a|Пинероло
Hillerød|DKmbkh3a|Хиллерод
Biga|TRa7gmut|Биг
Macerata|ITckqhja|Мачерата
Cholargós|GR8hklj0
Élancourt|FRgt4d3m|Еланкур
Bielawa|PLia3irc|Белява
Saint Neots|GBjghc8r
Werne|DEj14fah|Верне
Geraardsbergen|BEicddud|Гераардсберген
Ružomberok|SKh17jsm|Ружомберок
Alençon|FRgjfcdr|Аленсон
Dorohoi|ROg5ymj4|Дорохой
Conegliano|ITekoh3b|Конельяно
Novogrudok|BYkiqmb2|Новогрудок
Karasu|TRavso6s
Vrilissia|GR8iiljf
Bad Vilbel|DEhvvfpt|Бад-Фильбель
Sorochinsk|RUjmiwur|Сорочинск
Bad Hersfeld|DEif4g3a|Бад-Герсфельд
Augusta|IT7whi7v
Făgăraș|ROejmlz7|Фагараш
Yany Kapu|UAemlpdt|Яни Капу
Meppel|NLjtseqh|Меппел
Xirivella|ES9mac6j|Чиривелья
Mednogorsk|RUiu5yke|Медногорск
Alcázar de San Juan|ES9k6b3w|Алькасар-де-Сан-Хуан
Abbiategrasso|ITe72fsa|Аббиатеграссо
Vushtrri|XKc7jkfo|Вучитрн
Burgess Hill|GBihicam
Sotteville-lès-Rouen|FRhaicrl|Соттевиль-ле-Руан
Beverley|GBkpqc6k|Бевърли
Kirzhach|RUmhtrc4|Киржач
Deal|GBiovcvy
Orange|FRd82e79|Оранж
Karamürsel|TRakbnrs
Wishaw|GBm73au2
Manises|ES9mzc60|Манисес
Kostopil’|UAifamju|Костополь
Lupeni|ROe60lb7|Лупени
Łuków|PLj8hkza|Луков
Starominskaya|RUf2iret|Староминская
Sint-Pieters-Leeuw|BEicjdze|Синт-Пийтерс-Леу
Forchheim|DEhj2gm1|Форххайм
Pontypridd|GBizeb21|Понтиприт
Kemalpaşa|TR8temx9|Кемальпаша
Oer-Erkenschwick|DEj0if5c|Ор-Эркеншвик
Śrem|PLjcxiws|Сьрем
Alaquàs|ES9m0c62|Алакуас
Görele|TRatrre6|Гереле
Vasto|ITbnsi0p|Васто
Mosonmagyaróvár|HUg3oj0b|Мошонмадьяровар
Villenave-d'Ornon|FRdpvc4k
Beykonak|TR772o1c
Voluntari|ROdhumfz|Волунтари
Petrich|BGb3ylas|Петрич
Tönisvorst|DEirleun|Тёнисфорст
Bad Nauheim|DEi11fpt|Бад-Наухайм
Pontoise|FRh0id5m|Понтоаз
Winsford|GBk7jbde
Villiers-sur-Marne|FRgufdbu|Вилье-сюр-Марн
Asprópyrgos|GR8j9lg3
Dunakeszi|HUfx8jq9
Harpenden|GBj5dc7h
Schwelm|DEiqmf5r|Швельм
Waltrop|DEizxf79|Вальтроп
Burgdorf|DEjmug7f
Bogoroditsk|RUknor1y|Богородицк
Debal’tseve|UAggtr5u|Дебальцеве
Rayleigh|GBiyycku
Whitstable|GBispcqp|Витстабл
Kórinthos|GR8fwl78|Коринф
Arrentela|PT8yx8u1|Аррентела
Camberley|GBis1c25|Кемберли
Kostomuksha|RUszno54|Костомукша
Ahrensburg|DEkkzgah|Аренсбург
Piombino|ITcaegen|Пьомбино
Telsiai|LTmd1kxg|Тельше
Radolfzell|DEg06ft1|Радольфцелль
Chatou|FRgw2d6f|Шату
Vernier|CHetteoy|Верние
Karpinsk|RUpaazhq|Карпинск
Shatura|RUm1prlk|Шатура
Houthalen|BEijmef3
Helchteren|BEik8ef7
Goussainville|FRgzidap
Canosa di Puglia|ITaz0ijm
Ptolemaḯda|GRaffkpj|Птолемаида
Puente-Genil|ES80lai9
Achim|DEk2mftt|Ахим
Montijo|PT9178vt|Монтихо
Redondela|ESbsj90v|Редондела
Vilyeyka|BYl7nmq8|Вилейка
Wittenberg|DEj6qh85
Rødovre|DKm4ph5f|Редовре
Albertslund|DKm41h46|Альбертслунн
Atamaría|ES86gc19|Атамария
Puerto del Carmen|ES1hf72n|Пуэрто-дель-Кармен
Barnet|GBj0qc9o|Барнет
Ts’khinvali|GEbr0tb4|Цхинвал
Ypenburg|NLjble15
Petrovskaya|RUm12qx8|Петровская
Lazarevskoye|RUd1priq|Лазаревское
Annino|RUm1zqpy|Аннино
Piešťany|SKgnvj81|Пьештяни
Pervomays’kyy|UAh9vqbf|Первомайский
Salt|ESbjzdf8
Bedworth|GBjnrbs1|Бедворс
Giżycko|PLkv2kqq|Гижицко
Gérakas|GR8i7ljt
Săcele|ROed5m9k|Сечеле
Araklı|TRar7rst|Араклы
Kushchëvskaya|RUf3crmw|Кущёвская
Aldaia|ES9mac62|Альдайя
Mascalucia|IT85ri5h|Маскалуча
Marigliano|ITaqthx8|Марильяно
Lomme|FRi8sdhy|Ломм
Metamórfosi|GR8jelii
Delbrück|DEj3xfnd|Дэльбрук
Vierzon|FRflqd56|Вьерзон
Sasovo|RUl3usio|Сасово
Springe|DEjg8g15|Шпринге
Frattamaggiore|ITar9huq|Фраттамаджоре
Tongeren|BEiclegc|Тонгерен
Deinze|BEii6dph|Дейнзе
Łowicz|PLjdfk1h|Лович
San Paolo|ITawdito
Shar’ya|RUo7dtwm|Шарья
Weißenfels|DEio9gyo|Вайсенфельс
Heswall|GBkbbb5g
Waterloo|BEiare1k|Ватерлоо
Písek|CZh7phsy|Писек
Charneca de Caparica|PT8ys8sr|Шарнека
Arteixo|ESckx92a
Augustów|PLkpnl7m|Аугустов
Saint-Médard-en-Jalles|FRdt3c2h|Санкт-Медард-ан-Жалль
Karakoçan|TR980rse|Каракоджана
Vechta|DEjumfjj|Фехта
Hucknall|GBk35bvs|Хъкнал
Thiais|FRgsld9q|Тье
Naumburg|DEimugwh|Наумбург
Carpentras|FRd5reak|Карпантра
L'Haÿ-les-Roses|FRgszd8x
Kolín|CZhroi7k|Колин
Nardò|ITa64jaw
Calp|ES8zhcd2|Кальп
Egham|GBiuoc4s|Эгхем
Menton|FRcy0f8o|Ментона
Byaroza|BYjp7lzd|Бяроза
Winterswijk|NLj9oexs|Винтерсвейк
Bilzen|BEif5eh3|Билзен
Wegberg|DEimmerq|Вегберг
Imatra|FIqd8nfs|Иматра
Sundern|DEirsffm|Зундерн
Kirovsk|RUvc7pc4|Кировск
Andernach|DEi2vf7a|Андернах
Alushta|UAdn1pmd|Алушта
Vukovar|HRe5sjod|Вуковар
Fălticeni|ROfs2mhq|Фалтичени
Weil am Rhein|DEfw1faa|Вайль-ам-Райн
Turek|PLjavjhe|Турек
Louvain-la-Neuve|BEi9ge4j|Лувен-ла-Нев
Saint-Laurent-du-Var|FRcv5f4b|Сен-Лорен-ди-Вар
Saintes|FRegrc3n
Boxtel|NLiz3eeh|Бокстел
Sevenoaks|GBiq9cf2|Севенокс
Kozluk|TR8mvscj
Taunusstein|DEhv2fho|Таунусштайн
Gaggenau|DEgtkfk7|Гаггенау
Geesthacht|DEkecgcl|Гестахт
Kidsgrove|GBk4nbhd|Кидсгроув
Hamar|NOq2rgm6|Гамар
Sestao|EScl2b6o|Сестао
Courcelles|BEi3se17|Курсель
Bregenz|ATftjg3u|Брегенц
Zeitz|DEik2h10|Цайц
Bačka Palanka|RSe2yjtu|Бачка-Паланка
Haan|DEio2f1v|Хаан
Rochefort|FRem7bz0|Рошфор
Malakoff|FRgu4d8e
Gürpınar|TRaspndv|Гюрпынар
Mława|PLk5dk7k|Млава
Xàtiva|ES992c59|Хатива
Santarém|PT9ft8zu|Сантарен
Newtownards|GBlaga5f|Ньютаунардс
Kavajë|ALay2jw2|Кавайе
Kiskunhalas|HUezujv2|Кишкунхалаш
Sosnogorsk|RUs8qx4t|Сосногорск
Didcot|GBizlbv7|Дидкот
Mirnyy|RUqhptj0|Мирный
Ingenio|ES0pj6e3
Nelson|GBkpdbhw
Draveil|FRgqdd9z|Дравей
Trelleborg|SElw7hf6|Треллеборг
Inca|ES9tddgv|Инка
Oelde|DEj5pfhm|Эльде
Emmerich|DEj5zer8|Эммерих
Morozovsk|RUgh7shd|Морозовск
Saint-Leu|FRf83e2y
Zernograd|RUfb9rwa|Зерноград
Brunssum|NLih7end|Брюнссуме
San Roque|ES73va9o
Burntwood|GBjtdblo
Olhão|PT7ql9bj
Saint-Sébastien-sur-Loire|FRflcbrk|Санкт-Себастьян-сюр-Луар
Bucak|TR82jo5e|Буджак
Krotoszyn|PLj23j2n|Кротошин
Galdakao|EScivb8z|Гальдакано
Pereval’s’k|UAgjirby|Перевальск
Leusden|NLje5efw|Леусден
Totana|ES8b5brl|Тотана
Carrickfergus|GBldwa3t|Каррикфергус
Bühl|DEgqpfhg|Бюль
Friedberg|DEgh9gl0|Фридберг
Bochnia|PLhq1k87|Бохня
Rota|ES7fd9w3|Рота
Felixstowe|GBj9gcv8|Филикстоу
Ciutadella|ESa15dtt
Le Chesnay|FRgu6d5x|Ле-Шене
Kendal|GBl33baa|Кендал
Wetter (Ruhr)|DEitff74
Consett|GBlhqbn0|Консетт
Huşi|ROf6in66|Гуси
Kroměříž|CZh7ej21|Кромержиж
Maó|ES9y1dzp|Маон
Monterusciello|ITap9hs1
Tournefeuille|FRcstcus|Турнефёй
Witney|GBj4gbrt|Уитни
Selçuk|TR8g7mwk|Сельчук
Gragnano|ITak9hy4|Граньяно
Cernusco sul Naviglio|ITealfy2
Best|NLiwsefb
Ipatovo|RUefyswc|Ипатово
Clichy-sous-Bois|FRgwmdbx|Клиши-су-Боа
Mioveni|ROduvlyv
Tunceli|TR9c3rlo|Тунджели
Póvoa de Varzim|PTb3j8yq|Повоа-де-Варзим
Ashton in Makerfield|GBkfnbbn
Unecha|RUjxyoy9|Унеча
Krimpen aan den IJssel|NLj85e4d
Swarzędz|PLjlxixr|Сважендз
Krasnoarmeyskaya|RUe66r36|Красноармейская
Senftenberg|DEix9hqx|Зенфтенберг
Asse|BEig6dyr|Ассе
Kokhma|RUn3js76|Кохма
Chaumont|FRgafebv|Шомон
Saint-Étienne-du-Rouvray|FRh9mcrs|Сент-Етьенн-дю-Рувре
Cheadle Hulme|GBkcobi1
Ballymena|GBli09xa|Баллимина
Senhora da Hora|PTay290a
Meyzieu|FRehae9x
Agüimes|ES0p56dx|Агуимес
Marinha Grande|PT9u48we
Pallanza-Intra-Suna|ITem2fnh
Sueca|ES9ezc84
Póvoa de Santa Iria|PT95h8uk|Повуа-де-Санта-Ирия
Yerres|FRgradb3|Йер
Gagarin|RUm15pui|Гагарин
Vulcan|ROe6nlbl
Vaihingen an der Enz|DEgxcfsw|Файинген-ан-дер-Энц
Montbéliard|FRftqeyv|Монбельяр
Chortkiv|UAgzlmar|Чорткив
Saint-Cloud|FRguud71|Сен-Клу
Sarno|ITanjhzj|Сарно
Yakuplu|TRaslneq
Novoyavorivs'k|UAhoylfv|Новояворовск
Tsyurupyns’k|UAf4yoyv|Цюрупинск
Esztergom|HUg1ljkr|Эстергом
Turnu Măgurele|ROcx7lxu|Турну-Магуреле
Inozemtsevo|RUd6tsyy|Иноземцево
Uvarovo|RUja1snf|Уварово
Šumperk|CZhpxiw5|Шумперк
Samtredia|GEboysog|Самтредиа
Czerwionka-Leszczyny|PLhv2jjv|Червёнка-Лещины
Stanford-le-Hope|GBix7cih
Köthen|DEj3kgyp|Кётен
Partinico|IT8ivhen
Kuvandyk|RUivyyh2|Кувандык
Września|PLjjhj4f|Вжесьня
Sens|FRgctdm2
Gusev|RUlagkws|Гусев
Laon|FRherdqu|Лаон
Nokia|FIqlfleu|Нокиа
Rietberg|DEj55fli|Ритберг
Bideford|GBij5aq0|Байдфорд
Rochester|GBitgcjh|Рочестер
Avola|IT7n8i6q
Yenişehir|TRa8gnsb
Delfzijl|NLkbef0j|Делфзейл
Partille|SEnpwh0l
Barneveld|NLjecei0|Барневелд
Târnăveni|ROex0lpw
Lambersart|FRi8ydil|Ламберсар
Crevillente|ES8oic17|Кревильенте
Gorlice|PLhhckic|Горлице
Kaman|TR9japcu|Каман
Gerede|TRandorm|Гереде
Buturlinovka|RUidys0f|Бутурлиновка
Vsetín|CZh8jjae|Всетин
Isakogorka|RUsw6s13|Исакогорка
Shipley|GBkpdbnx|Шипли
Warstein|DEiv1fke|Варштайн
Formia|ITb00hlg
Sequeira|PTagi9k3
Meissen|DEin6hjl|Мейсен
Kochubeyevskoye|RUdm4shn|Кочубеевское
Bozyazı|TR710p29|Бозязы
Morón de la Frontera|ES7t5a8p|Морон-де-ла-Фронтера
Dubrovnik|HRc2hjbz|Дубровник
Oliva|ES974cas|Олива
Terme|TRaypqlz|Терме
Neuburg an der Donau|DEgrognu|Нойбург-ан-дер-Донау
Trappes|FRgsud4h|Трапп
Voúla|GR8d6lio|Вуле
Kamaterón|GR8j4lhp
Sant Pere de Ribes|ESb04d13
San Donato Milanese|ITe7efx6
Gierłoż|PLkw9kn0
Visaginas|LTm2dmjo|Висагинас
Carmona|ES82va61|Кармона
Aiud|ROewelhx|Айуд
Rodez|FRde1dc7|Родез
Geilenkirchen|DEihrepf|Гейленкирхен
Rendsburg|DEl2jg2o|Рендсбург
Mytilene|GR9ccmla|Митилена
Saki|UAdzqpb4|Саки
Znomenka|UAgr5oy4|Знаменка
Bergerac|FRdrwcj5|Бержерак
Tomilino|RUm40qzi|Томилино
Algemesí|ES9emc6e|Альхемеси
Pokhvistnevo|RUkkcwgg|Похвистнево
Segrate|ITe9ofxl
Annemasse|FRet6er3|Аннмасс
Bjelovar|HRekziug|Бьеловар
Vinaròs|ESae6cj2|Винаросе
La Garde|FRcfxenx
Schwandorf in Bayern|DEh85h0n
Durango|ESch7bbv|Дуранго
Esch-sur-Alzette|LUhcweni|Эш-сюр-Альзетт
Culleredo|ESckg93y|Кульередо
Plettenberg|DEiohfds|Плеттенберг
Lyman|UAgyqqxi|Лыман
Zaventem|BEifge2k|Завентем
Baunatal|DEipofz4|Баунаталь
Kętrzyn|PLkw5klc|Кентшин
Lučenec|SKggkjxm|Лученец
Veendam|NLk57f00
Bretten|DEh05fpe|Бреттен
Khmilnyk|UAheon4r|Хмельник
Ermont|FRgyud7t|Эрмон
Bezhetsk|RUnr5qi4|Бежетск
Massamá|PT92h8rj
Lennestadt|DEilxfgi|Леннештадт
Lipkovo|MKbp0ko9|Липково
Coria del Río|ES7xsa0d|Кориа-дель-Рио
Argun|RUckpu1l|Аргун
Goryachiy Klyuch|RUdlrrfx|Горячий Ключ
Gölbaşı|TR8bkqv6|Гёльбаши
Rillieux-la-Pape|FReipe8i|Риллиэукс-ла-Пап
Dronten|NLjp1ejv|Дронтен
Castelvetrano|IT88pha4|Кастельветрано
Matosinhos|PTaxy8zr|Матозиньюш
Shcherbinka|RUlzoqu4|Щербинка
Kevelaer|DEiyuer7|Кевелаер
Sitten|CHeu3f6m|Сьён
Saalfeld|DEi8wgqb|Заальфельд
Aleksandrovskoye|RUdo2sxo|Александровское
Villemomble|FRgvvdb6|Вильмомбль
Brierley Hill|GBjnubiz
Mirnyy|RUrlgrwp|Мирный
Khust|UAgcblc2|Хуст
Yanaul|RUml7xjf|Янаул
Geislingen an der Steige|DEgoog4y|Гайслинген-ан-дер-Штайге
Kłodzko|PLi2zirv|Клодско
Oudenaarde|BEiekdqk|Оуденаарде
Einbeck|DEj5gg5j|Айнбек
Terneuzen|NLis0dtm|Тернезен
Pierrefitte-sur-Seine|FRgy7d99|Пьеррфитт-сюр-Сен
Geldrop|NLiueeho|Гельдроп
Le Kremlin-Bicêtre|FRgtzd98|Ле-Кремлен-Бисетр
Rinteln|DEjfmfuk|Ринтельн
Jászberény|HUftgk12
Dagestanskiye Ogni|RUbnwuxs|Дагестанские Огни
Baesweiler|DEig6eqe|Бесвайлер
Stratford-upon-Avon|GBjfsboq|Стратфорд-апон-Эйвон
Bad Neuenahr-Ahrweiler|DEi5zf38|Бад-Нойенар-Арвайлер
Giannitsá|GRan4kzo|Яница
Khashuri|GEbkit60|Хашур
Sunbury-on-Thames|GBitwc6n
Winnenden|DEgvofyz|Винненден
Champs-sur-Marne|FRguydck|Шам-сюр-Марн
Newry|GBkyy9wf|Ньюри
Senak’i|GEbs6skq|Сенаки
Zolotonosha|UAhhoopg|Золотоноша
Boyabat|TRb5xprb
Neftekumsk|RUdp8tpc|Нефтекумск
Nordenham|DEkfqfm8|Норденхам
Sant Vicenç dels Horts|ESb3td4b
Heiligenhaus|DEirrf1a|Хайлигенхаус
Almuñécar|ES7ieax7|Альмуньекар
Lebedyn|UAi75pne|Лебедин
Gondomar|PTawx91y|Гондомар
Águas Santas|PTayq91c
Krychaw|BYkm0okz|Кричев
Rodniki|RUn89sg1|Родники
Prokuplje|RSciykoa|Прокупле
Ashington|GBlqpbqq
Sitges|ESazfd1m|Ситжес
Taurage|LTlssky1|Таураге
Aarschot|BEiibe7m|Ааршот
Aix-les-Bains|FRef8emi|Экс-ле-Бен
Vila do Conde|PTb2p8yz|Вила-ду-Конде
Nowy Dwór Mazowiecki|PLjmekc6|Новы-Двур-Мазовецки
Cambuslang|GBm8aaqo|Камбусленг
Novoaleksandrovsk|RUe9rs8y|Новоалександровск
Kotel’nich|RUo5puzy|Котельнич
Vynohradiv|UAgb9l89|Виноградив
Zakopane|PLh7fk1i|Закопане
Bezons|FRgx0d76|Безон
Kulmbach|DEhtpgrh|Кульмбах
Atkarsk|RUj6wtpk|Аткар
Svendborg|DKlnggfr|Свендборг
Bad Zwischenahn|DEk7bffk|Бад-Цвишенан
Selm|DEj21f86|Зельм
Kirkby in Ashfield|GBk50bv6
Mechernich|DEi7dewu|Мехерних
Piscinola|ITapxhu5
Kalach-na-Donu|RUgqjt4z|Калач на Дон
Caransebeş|ROe7lkx0|Карансебеше
Ribeira|ESc5e936
Willenhall|GBjqpbju
Leichlingen|DEilmf1x|Лайхлинген
Königsbrunn|DEgezgjq|Кёнигсбрунн
Karlskoga|SEoxzhy6|Карлскога
Friedberg|DEi09fq2|Фридберг
Valašské Meziříčí|CZhc8ja2|Валашки-Мезиричи
Burngreave|GBkd5bs7
Denton|GBkexbj1
Hamminkeln|DEj31evz|Хамминкельн
Malkara|TRapumq3|Малкара
Soroca|MDgbpn9a|Сорока
Ilgın|TR8pbonp
Eibar|ESchlbe4|Эйбар
Sol’-Iletsk|RUin7xk8|Соль-Илецк
Roșiorii de Vede|ROd7hlzg
Neckarsulm|DEh4dfwl|Неккарзульм
Manduria|ITac7j5f|Мандурия
Premià de Mar|ESb6kd9b|Премия-де-Мар
Cleckheaton|GBkmcboo
Emmendingen|DEgapfdj
Ashford|GBiuoc63
Caldas da Rainha|PT9kj8tj|Калдаш-да-Раинья
Cisterna di Latina|ITb9bham
Savonlinna|FIqwmnhk|Савонлинна
Bakhchysarai|UAdp7pep|Бахчисарай
Brodnica|PLk9gjtu|Бродница
Bearsden|GBmb7aoa|Берсден
Ans|BEi9aeh4|Анс
Vallauris|FRcsif2f|Валлорис
Taverny|FRgztd78|Таверни
Jarrow|GBll8bru|Джарроу
Illkirch-Graffenstaden|FRgm1fbm|Илькирш-Граффенстаден
La Teste-de-Buch|FRdltbwj|Ла-Тест-де-Биш
Sebeş|ROemklfu|Себеш
Doboj|BAdokjbn|Добой
Overath|DEigtf5m|Оверат
Leimen|DEh8rfp4|Лаймен
Santa Uxía de Ribeira|ESc028vl
Melton Mowbray|GBjvqc05|Мелтън-Моубрей
Novelda|ES8s9c1s|Новельда
Workington|GBlbuaz8|Уъркингтън
Rathenow|DEjrbh3s|Ратенов
Sarny|UAis2mlx|Сарны
Petershagen|DEjkvfsz|Петерсгаген
Neapoli|GRaj9l73
Épernay|FRh08dvg|Эперне
Jēkabpils|LVmrfmbl|Екабпилс
Malyn|UAiccnmj|Малин
Epsom|GBirvc8p|Эпсом
Limbach-Oberfrohna|DEierh9p|Лимбах-Оберфрона
Ilmenau|DEi9vgk3|Ильменау
Kırkağaç|TR9can0r
Wangen|DEfyqg50|Ванген-им-Алльгой
Haverhill|GBjcqcij
Catarroja|ES9kgc6w|Катаррох
Märsta|SEp66j8f|Мерста
Sønderborg|DKlj9g4f|Сённерборг
Brilon|DEitnfni|Брилон
Villiers-le-Bel|FRgzdd9r|Вилье-ле-Бель
Litvínov|CZi7ohll|Литвинов
Vichy|FRerbdo1|Виши
Alaca|TRa5spsd
Landsberg am Lech|DEg8ogjl|Ландсберг-ам-Лех
Corfu|GR9qok14|Корфу
Dedovsk|RUm9xqo1|Дедовск
Smederevska Palanka|RSdedkfj|Смедеревска-Паланка
Maghull|GBkgkb7l
Rapallo|ITddyfwm|Рапалло
Biłgoraj|PLi5xl41|Билгорай
Amés|ESc9s908|Эймса
Kotovo|RUhzttmp|Котово
Borşa|ROfxrlv0
Valmiera|LVnkdm5m|Валмиера
Verden|DEk03fwp|Ферден
Komló|HUet5je4
Lerum|SEnqrh2v
Sankt Wendel|DEhc2f40|Санкт-Вендель
Niscemi|IT7tuhwd|Нишеми
Emmen|CHfhqfjd|Эммен
San Giuseppe Vesuviano|ITaochxw
Sannois|FRgy7d7p|Саннуа
Rösrath|DEifsf47|Рёсрат
Boscoreale|ITamlhxl|Боскореале
Uithoorn|NLjh1e7h|Эйтхорн
Culemborg|NLj97ed2|Кулемборг
Kelkheim (Taunus)|DEhupflt
Triggiano|ITaupivj
Hafnarfjörður|ISsln3vr|Хабнарфьордюр
Samokov|BGbu1lfk|Самоков
Ogre|LVn08lub|Огре
Gonesse|FRgyrdag|Гонесс
Camaiore|ITd2ngbh|Камайоре
Babaeski|TRb4wmsr
Nagykőrös|HUfgijz5
Monfalcone|ITeidhke|Монфальконе
Kyrenia|CY6fkp77|Кирения
Vigneux-sur-Seine|FRgqvd9z|Винье-сюр-Сен
Cavaillon|FRczjeae|Кавайон
Albano Laziale|ITbd3h8a
Grodzisk Mazowiecki|PLjdckb1|Гроджиск-Мазовецки
Ath|BEi8ddsx|Ат
Martorell|ESb62d39|Марторель
Rambouillet|FRgp8d1v|Рамбуе
Montebelluna|ITehjgzt|Монтебеллуна
Benicarló|ESacocie|Беникарло
Cherbourg-Octeville|FRhgwbq0|Шербур-Октевиль
Strausberg|DEjqjhpc|Штраусберг
Salou|ESav1csb|Салоу
Armentières|FRi9ydgh|Армантьер
Villarrobledo|ES9gubcb|Вильярробледо
Clydebank|GBmatan9|Клайдбанк
Stantsiya Novyy Afon|GEceps3n|Новый-Афон
Fondi|ITb2uhiy|Фонда
Wyszków|PLjqxkmh|Вишков
Dubnica nad Váhom|SKgy0jcr|Дубница-над-Вагом
Gubakha|RUokfyjt|Губаха
Truskavets’|UAh6ulex|Трускавец
Lom|BGcz9lb6|Лом
Lunel|FRcvadxw|Люнель
Dalfsen|NLjooerc|Дальфсен
Chiavari|ITdd2fxx|Киавари
Kulp|TR8ves5z
Pavlovsk|RUi3mrti|Павловск
Trípoli|GR83xkza|Триполи
Agía Varvára|GR8h9lh2
Nový Jičín|CZhfmjal
Cachan|FRgtgd8w|Кашан
Dún Laoghaire|IEkae9z8|Дун-Лэаре
Gravina di Catania|IT85di5n
East Grinstead|GBim4ccd
Le Grand-Quevilly|FRha9cqz|Ле-Гран-Кевилли
Níjar|ES7ovbht|Нихар
El Campello|ES8thc6x
Mesagne|ITagnj7s
Bielsk Podlaski|PLjvplah|Бельск-Подляски
Buy|RUoahsdc|Буй
Mühlheim am Main|DEhu5fr5|Мюльгайм-ам-Майн
São Martinho|PT4ct5t7
Oktyabr’sk|RUk6vv4u|Октябрьск
Villaviciosa de Odón|ESab2au8|Вильявисиоса-де-Одон
Glauchau|DEidoh6o|Глаухау
Abbeville|FRhttd1y|Абвиль
Sandanski|BGb8nlbu|Сандански
Câmpia Turzii|ROf32lk6|Кимпия-Турзий
Riihimäki|FIq16lwl|Рийхимяки
Flint|GBk91b4y|Флинт
Lebrija|ES7nla02|Лебриха
Luboń|PLjk3iv2|Любонь
Canidelo|PTawb90d
Uherské Hradiště|CZh12j2y|Угерске-Градиште
Caravaca|ES8kibmk
Kapellen|BEiree22|Капеллен
Lauf an der Pegnitz|DEhdegp5|Лауф-ан-дер-Пегниц
Sant Andreu de la Barca|ESb5bd3u
Sprockhövel|DEisbf52|Шпрокхёфель
La Garenne-Colombes|FRgwhd7n|Ла-Гаренн-Коломб
Zaltbommel|NLj56eda
Izegem|BEigadl3|Изегем
Espelkamp|DEjl3fo7|Эспелькамп
Mühlacker|DEgxofr6|Мюлаккер
Kaisarianí|GR8gjlij|Кесариани
Montigny-lès-Metz|FRh1sepw|Монтиньи-ле-Мец
San Miniato Basso|ITcvpgj1
Parabiago|ITebkfsp
Viseu|PTajh9al|Визеу
Werkendam|NLj56e8f|Веркендам
Metallostroy|RUpb5o4q|Металлострой
Olteniţa|ROd6jmmd|Олтенице
Hodonín|CZguxiye|Годонин
Alingsås|SEnv6h6j|Алингсас
Formigine|ITdk5gj4
Erzin|TR7ohqb7|Эрзин
Lübbecke|DEjizfo3|Люббекке
Comiso|IT7odhzc|Комизо
Wiehl|DEihaf9b|Виль
Baden|ATg7hilw|Баден
Vihti|FIps9lq8|Вихти
Rheinbach|DEi8af0z|Райнбах
Westhoughton|GBkhhbde
Semiluki|RUj1mrej|Семилуки
Żagań|PLizui95|Жагань
Inđija|RSdxck3d|Инджия
Pineda de Mar|ESbacdds|Пинеда-де-Мар
Frome|GBip0bg7|Фрум
Çan|TRa21ms6
Sintra|PT93t8q7|Синтра
Eboli|ITai9i5k
Arlon|BEhi3el8|Арлон
San Giovanni Rotondo|ITbciiew
Congleton|GBk6rbhq|Конглтон
Weinstadt-Endersbach|DEgtxfyi
Romano Banco|ITe7rfuy
Schmallenberg|DEimzfjj|Шмалленберг
Hennigsdorf|DEjs4hfu|Хеннигсдорф
Camden Town|GBixpcag
Malazgirt|TR9dfsr8
Ehingen|DEgf7g3k|Эинген
Ryde|GBib6bwb|Райд
Mondragone|ITaw2hpe
Vanves|FRgu7d89|Ванв
Zevenaar|NLj8ieor|Зевенар
Temse|BEim8dyz|Темсе
Bishop Auckland|GBlc8bp5|Бишоп-Окленд
Szczytno|PLkhvkfy|Шчитно
Vernon|FRh1pcws
Garmisch-Partenkirchen|DEft8gmk|Гармиш-Партенкирхен
Camas|ES80ya0n|Камас
Northolt|GBixxc7c
Didim|TR80hmv0|Дидимы
Oisterwijk|NLiyreci|Ойстервейк
Harelbeke|BEieldmf|Харелбеке
Kluczbork|PLihxjdh|Клучборк
Garbagnate Milanese|ITebyfui
Paço de Arcos|PT90w8re
Wałcz|PLk9yip8|Валч
Marín|ESbvj8zl
Leiderdorp|NLjeue3d|Лейдердорп
Newton Aycliffe|GBlb6bqm
Horb am Neckar|DEgjofp6|Горб-ам-Неккар
Novi Ligure|ITdpefqi|Нови-Лигуре
Falconara Marittima|ITctuhik
Kubinka|RUm1wqi8|Кубинка
São Mamede de Infesta|PTay890u|Сан-Мамед-де-Инфешта
Savigny-le-Temple|FRgnadcb|Савиньи-ле-Тампль
Herentals|BEinle7k|Херенталс
Brecht|BEisee4v|Брехт
Vrbas|RSebvjx8|Врбас
Ozëry|RUlhwr7v|Озёры
Zest’aponi|GEbnpsy6|Зестафони
Lepe|ES7wv9ke|Лепе
Ukmerge|LTlsqlw7|Укмерге
Dole|FRfi4egp|Доля
Rhyl|GBkb3azy|Рил
Villeneuve-sur-Lot|FRdflcm8|Вильнёв-сюр-Ло
Hertford|GBj4scbd|Хертфорд
Świecie|PLkdmjgo|Свеце
Krasnoarmeysk|RUijctz4|Краснаармейск
Villanueva de la Serena|ES98pa3x|Вильянуэва-де-ла-Серена
Güroymak|TR8xksk0
Suşehri|TRa5kr1e|Сушехри
Terlizzi|ITawhiq9|Терлицци
Břeclav|CZgsfiux|Брецлав
Zittau|DEifui24|Циттау
Les Ulis|FRgqad6l|Лез-Или
Marseille 02|FRckpef1
Bečej|RSed4k2p|Бечей
Český Těšín|CZhjujj5|Чески-Тешин
Cangas do Morrazo|ESbs08yg
Berehove|UAgd2l2y|Берегове
Zirndorf|DEhbegkl|Цирндорф
Néa Filadélfeia|GR8ijli5
Geldermalsen|NLj75edw|Гельдермалсен
Almansa|ES95pbx7|Альманса
Staveley|GBk9nbtp
Bresso|ITeayfw3|Брессо
Oyonnax|FReuzej1|Ойонна
Onda|ESa05c8u|Онда
Krasnoarmeysk|RUmgcr23|Красноармейск
Olpe|DEijhfdi|Ольпе
Jumilla|ES8uvbu2|Хумилье
Coleraine|GBlph9rv|Колрейн
Farnworth|GBkhibf4
Arnstadt|DEie8gkk|Арнштадт
Kaniv|UAhk0ohe|Канив
Jarocin|PLj9pj3j|Ярочин
Bartoszyce|PLl12kdg|Бартошице
Molodohvardiys’k|UAggxrn6|Молодогвардейск
Kozyatyn|UAhiyngx|Козятин
Wiesloch|DEh7bfp9|Вислох
Herdecke|DEitsf7q|Хердекке
Quinta Do Conde|PT8x98uu
Oullins|FRefue78|Уллен
Le Creusot|FRfa7e1s|Ле-Крёзо
Bacoli|ITan9hrx
Koprivnica|HResbiu6|Копривница
Unterschleißheim|DEgf4gt8|Унтершлайсхайм
Heemstede|NLjk6e4o|Гемстеде
Beuningen|NLj6lekj
Ekazhevo|RUcictn0|Экажево
Krnov|CZhtej6c|Крнов
Castelfranco Veneto|ITeengy4
Übach-Palenberg|DEigeepi|Ибах-Паленберг
Crowthorne|GBisyc1g
Meckenheim|DEi88f23|Меккенхайм
Helmstedt|DEjgsgld|Хельмштедт
Hawarden|GBk7db6f|Хаварден
Kireyevsk|RUks6qz8|Киреевск
Rottweil|DEgc0foa|Ротвайль
Bramhall|GBkc6bid
Coulsdon|GBirkcai
Quart de Poblet|ES9mpc6c|Куарт-де-Поблет
Rudolstadt|DEiawgpy|Рудольштадт
Bartley Green|GBjmjbkp
Duiven|NLj8zenz
Dongen|NLj03e91|Донген
Velenje|SIexri6b|Веленье
St Austell|GBi0fai5|Сент-Остелл
Heppenheim an der Bergstrasse|DEhgxfoc
Popasna|UAgoxr5h|Попасна
Moskháton|GR8g4lhb
Zelino|MKbk4kh0|Желино
Elmadağ|TR9yxp5z
Pérama|GR8golfu|Перама
Hénin-Beaumont|FRi2edhm|Энен-Бомон
Salamína|GR8gkles|Саламина
Omutninsk|RUofqwhd|Омутнинск
Rhosllanerchrugog|GBk2ib5z
Fleetwood|GBkrxb6n
Witham|GBj4wclc
Wassenaar|NLjeie1l
Veghel|NLiztehi|Вегел
Nerekhta|RUni3rzz|Нерехта
Nelidovo|RUmjpozp|Нелидово
Bad Honnef|DEi8rf4u|Бад-Гоннеф
Orvault|FRfn3bpx|Орво
Waddinxveen|NLjbpe52
Pszczyna|PLhqcjnp|Пшчина
Griesheim|DEhn1fni
Ellwangen|DEgy2g96|Елльванген
Reinbek|DEkglgas|Райнбек
Assemini|IT9hfftf|Ассемини
Wolfen|DEj11h2u|Вольфен
Rimavská Sobota|SKghzk2j|Римавска-Собота
Petrila|ROe8ildo
Sapanca|TRakbo0u
Varel|DEkd9fhg|Фарель
Coudekerque-Branche|FRijbd9p|Кудкерк-Бранш
Mostovskoy|RUdfos31|Мостовской
Gelibolu|TRacimmv|Гелиболу
Nacka|SEoxjjcq|Нака
Netphen|DEigdfgy|Нетпхен
Kağızman|TRa5hszj|Кагызман
Butzbach|DEi2yfow|Буцбах
Vezirköprü|TRawwq0v|Везиркепрю
Herblay|FRgyud6l|Эрбле
Flémalle-Haute|BEi7keg2
Bologoye|RUntyphc|Бологое
Makó|HUettk8y|Мако
Blackheath|GBivlcck
Lohne|DEjsyfiv|Лоне
Mosbach|DEh8yfvk|Мосбах
Korostyshiv|UAhzpnk0|Коростышев
Norden|DEkisf4j|Норден
Valls|ESb0uctt|Вальс
Budaörs|HUfsejnr
Sandomierz|PLi9vkqi|Сандомир
Pfungstadt|DEhlifny|Пфунгштадт
Roth|DEh60gmi|Рот
Ris-Orangis|FRgpfd9z|Рис-Оранжис
Villaricca|ITaqohtl|Вилларикка
Hannoversch Münden|DEiu7g2h
Akyazı|TRak5o5r
Belluno|ITerrh24|Беллуно
Santa Perpètua de Mogoda|ESb7pd6s
Ust’-Katav|RUlk1ysg|Усть-Катав
Vught|NLj0tedw|Вюгт
Hattersheim|DEhstfmb
Yahyalı|TR8kepzj|Яхьялы
Sucy-en-Brie|FRgspdbn|Сиси-ан-Бри
Lainate|ITebwftt
Kriens|CHfgffjj|Кринс
Luninyets|BYjhbmoq|Лунинец
Pitsea|GBiyccji
Marina di Carrara|ITd5ag7x
Hoensbroek|NLigkemr|Хунсбрук
Knjazevac|RScs6kxl
Volokolamsk|RUmeiq81|Волоколамск
Shali|RUcgku1z|Шали
Yuzhne|UAf52ocf|Южне
Slavutych|UAix7o73|Славутич
Ingelheim am Rhein|DEhq3fgd|Ингельхайм-ам-Райн
Delitzsch|DEix9h3v|Делич
Koper|SIeb7hn5|Копер|it=Capodistria
Radovis|MKbaml0g|Радовиш
Zverevo|RUg7xrtp|Зверево
Almassora|ES9zncbk
Burg bei Magdeburg|DEji0gx3
Grigny|FRgpid9p
Bedburg|DEiihevq|Бедбург
Treviglio|ITeahg1o|Тревильо
Zărnești|ROeblm43
Alba|ITdnofg1|Альбом
Santeramo in Colle|ITan4it7|Сантерамо-ин-Колле
Orhei|MDfq9ngs|Орхей
Elefsína|GR8iplff
Sokolov|CZhvxh80|Соколов
Salo|FIprbl9r|Сало
Whitehaven|GBl99ayo|Уайтхейвън
Aschersleben|DEj3pgrm|Ашерслебен
Newport|GBiadbui|Ньюпорт
Skegness|GBk68ch4
Szigetszentmiklós|HUfp4joy|Сигетсентмиклош
Soignies|BEi6zdx0|Суаньи
Wertheim|DEhk7g0i|Вертхайм
Selby|GBknzbxn|Селби
Iturrama|ESc74bpf
Thetford|GBjm1cmv|Тетфорд
Laç|ALbakjy9|Лак
Susurluk|TR9yqn7j
Fresnes|FRgscd8p|Френ
Apolda|DEijegse|Апольда
Vittorio Veneto|ITen8h3a|Витторио-Венето
Calahorra|ESbt5bl5|Калаорра
Attendorn|DEim6fe8|Аттендорн
Romainville|FRgvxda9|Роменвиль
Lanaken|BEifpeiv
Nowa Ruda|PLi70ipn|Нова-Руда
Orta di Atella|ITarwhum
Cugir|ROej9ld1|Кугир
Sandviken|SEpxtitb|Сандвикен
Haisyn|UAgtvnon|Гайсин
Mola di Bari|ITaukixt
Fontenay-aux-Roses|FRgtdd8a|Фонтене-о-Роз
Kirovsk|RUpddoay|Кировск
Waldkraiburg|DEgd5h4n|Вальдкрайбург
Décines-Charpieu|FRehde9b
Čadca|SKhb7jle|Чадца
Aci Catena|IT86mi6r
Bingen am Rhein|DEhpzfe6|Бинген-ам-Рейн
Martos|ES89tata|Мартос
Newton Mearns|GBm79ao9
Oristano|IT9ygfns|Ористано
Vale of Leven|GBmcraku
Zaraysk|RUlf5rcf|Зарайск
Hjørring|DKni8g73
Zheleznovodsk|RUd83sxy|Железноводск
Saint-Dié-des-Vosges|FRgf8f0z|Сен-Дье-де-Вож
Dzyarzhynsk|BYkl7mtd|Дзержинск
Fontaine|FRe1dejg|Фонтейн
Baarn|NLjgcedw|Баан
Sevlievo|BGcd6m19|Севлиево
Salzkotten|DEj1cfnw|Зальцкоттен
Devrek|TRayzooa
Çayeli|TRavas21
Pasinler|TRa0ksf7
Navan|IEkkd9rn|Наван
Holbæk|DKm5qgv4|Хольбек
Mortsel|BEinbe2a|Мортсел
Lindau|DEfuqg2y|Линдау
Šaľa|SKgbjj8s|Шаля
Gürsu|TRa77nlx
Ostrov|RUnewna9|Остров
Auch|FRcudckm|Уш
Litoměřice|CZi5phsq|Литомержице
Korbach|DEiqcfrp|Корбах
Achern|DEgovfgm|Ахерн
Bruay-la-Buissière|FRi4bdbv|Брюе-ла-Бюисьер
Lisieux|FRh37cfn|Лизьё
Dillenburg|DEibhfjj|Дилленбург
Obertshausen|DEhsvfre|Обертсгаузен
Walsrode|DEjydg1o|Вальсроде
Sarreguemines|FRh26f2m|Сарргемин
Tbilisskaya|RUe63run|Тбилисская
Torres Vedras|PT9bv8rv|Торреш
Armyansk|UAeqtpce|Армянск
Friedrichsdorf|DEhxufoh|Фридрихсдорф
Zottegem|BEif2dtd|Зоттегем
Wągrowiec|PLjwwizc|Вонгровец
Ennis|IEjxw8vn|Эннис
Werdau|DEibch4c|Вердау
Novopavlovsk|RUd36t6h|Новопавловск
Oliveira do Douro|PTawd918
Gáldar|ES0vv6b3|Гальдар
Torcy|FRguzdd9
Gradignan|FRdpqc3x|Градиньян
Wieluń|PLiotjid|Велюнь
Adra|ES7isb6i|Адра
Partizánske|SKgotjfs|Партизанске
Noordwijk-Binnen|NLjgye26
Diemen|NLjjwe9d|Диймен
Giussano|ITefgfwc
Skopin|RUkp5rlr|Скопин
Havlíčkův Brod|CZhfzicu|Гавличкув-Брод
Lanester|FRg0pb22|Ланесте
Eisleben Lutherstadt|DEixcgsu|Айслебен
Nova Zagora|BGby3mds|Нова-Загора
Wednesbury|GBjprbkc
Feltham|GBiv2c6p
Bad Oldesloe|DEkosgcj|Бад-Ольдесло
Candelaria|ES11n612|Канделарии
Warburg|DEiwafvh|Варбург
Brétigny-sur-Orge|FRgobd8h|Бретиньи-сюр-Орж
Muret|FRcp8cuv|Мире
Aranđelovac|RSdcrka0|Аранджеловац
Bois-Colombes|FRgwvd81|Боа-Коломб
Semënov|RUmzftie|Семёнов
Nikol’sk|RUkm7u4c|Никольск
Kangasala|FIqlclmu|Кангасала
Syke|DEjztfqz|Зике
Thatcham|GBitwbuy
Selydove|UAgbfqqi|Селидове
Artvin|TRaxyshb|Артвин
Calafell|ESaygcy8
Białogard|PLku7iii|Бялогард
Blagnac|FRcu1cvt|Бланьяк
Erandio|ESckwb75|Эрандио
Hérouville-Saint-Clair|FRh4zc87|Эрувиль-Сен-Клер
Weiterstadt|DEho8fnq|Вайтерштадт
Libourne|FRdtmc93|Либурн
Le Bouscat|FRds9c45|Ле-Буска
Balabanovo|RUlquqhm|Балабаново
Mahmutlar|TR7broq5
Harsewinkel|DEj9efiq|Харзевинкель
Ronse|BEibmdqg|Ронсе
Wallenhorst|DEjk6ffs|Валленхорст
Ivatsevichy|BYju5m4e|Ивацевичи
Codlea|ROefgm5x|Кодля
Gioia del Colle|ITancivh|Джоя-дель-Колле
Miramas|FRcspe9x|Мирама
Hindley|GBkh1bck
Ludwigsfelde|DEjivhgj|Людвигсфельде
Beaune|FRfg8e7n|Бон
Ostuni|ITaldj4k|Остуни
Nivelles|BEi7ie0k|Нивель
Ditzingen|DEgubfue|Дицинген
Greiz|DEi96h1w|Грайц
Giarre|IT89wi7b|Джарре
Haaksbergen|NLjetey1|Хааксберген
Lubliniec|PLi9hjjy|Люблинец
Cullera|ES9dzc8z|Кульера
Krolevets’|UAixwp84|Кролевец
Schleswig|DEl8ig17|Шлезвиг
Ibi|ES8yxc4i|Иби
Frederikshavn|DKnhlges|Фредериксхавн
Plymstock|GBi0warn
Lentini|IT7xqi4r|Лентини
Nola|ITaquhy8
Kungälv|SEntjgyu|Кунгелв
Radevormwald|DEioaf6o|Радеформвальд
Falkenberg|SEn2qh5y|Фалькенберг
Eaubonne|FRgz1d85|Обонн
Brunoy|FRgqmdb2|Бриноа
Kościan|PLjcwiro|Косьцян
Lüdinghausen|DEj40f7u|Лидингхаузен
Ormskirk|GBkhzb8f|Ормскирк
Bra|ITdnmfdi|Бра
Molins de Rei|ESb4hd4g
Andenne|BEi4heb8|Анденн
Jakobsberg|SEp0nj86|Якобсбери
Warwick|GBjibbqg|Уорик
Velingrad|BGblgllo|Велинград
Rugeley|GBjvjblk|Ръджли
Icod de los Vinos|ES1245wc|Икод-де-лос-Винос
Golborne|GBkfhbce
Tosya|TRatbph8|Тося
Verl|DEj77fmq|Ферль
Markkleeberg|DEiqch49|Маркклеберг
Gornji Milanovac|RSd4yk8n|Горни-Милановац
Moineşti|ROf0zmkd
Olching|DEgcwgpv|Ольхинг
Gosforth|GBllsbq0
Chios|GR8rtmfh|Хиос
Davlekanovo|RUl05xkt|Давлеканово
Ruvo di Puglia|ITaw6ipe|Руво-ди-Пулья
Huntingdon|GBjjmc9v|Хънтингдън
Villeparisis|FRgxidcr|Вильпаризи
Hlohovec|SKgjcj7q|Глоговец
Fânzeres|PTaxk91z
Sonneberg|DEi0vgnn|Зоннеберг
Pompei|ITaluhxs|Помпеи
Dokuchayevs’k|UAg0eqvs|Докучаевск
Miano|ITapshuf
Kazan|TRa7koye|Казан
Casa Santa|IT8i9h6q
Daventry|GBjhlbwc|Давентри
Kelkit|TRa4nrk5|Келькит
Freudenstadt|DEgkbflb|Фройденштадт
Tata|HUfxpjev|Тата
Jawor|PLik3ild|Явор
Sliedrecht|NLj5he6s|Слидрехт
Pazarcık|TR83bqqi|Пазарджик
Montilla|ES862ak1|Монтилья
San Giovanni a Teduccio|ITaoehv5
Nizhniy Lomov|RUkgyt72|Нижний Ломов
Droitwich|GBjhvbil
Lesnoy|RUoetzf1|Лесной
Montfermeil|FRgwadca|Монфермей
Rossano Stazione|IT9pzirh
Rădăuți|ROg36mce|Радауци
Emet|TR9ivnmt|Эмет
Weingarten|DEg22g2b|Вайнгартен
Şarkışla|TR9j4qe5
Altea|ES8y7cbq
Sora|ITbcuhlj|Сора
New Milton|GBibwbpb
Qualiano|ITaqnht1
Troitskaya|RUckztp8|Троицкая
Gherla|ROfghlkm|Герла
Calw|DEgr6fpu|Кальв
Ferizli|TRar9o3v
San Pedro del Pinatar|ES8d0c1g
Bezenchuk|RUk1qvf1|Безенчук
Volnovakha|UAfw9qt8|Волноваха
Comăneşti|ROezhmjm
Sèvres|FRgu7d79|Севр
Wipperfürth|DEilwf77|Випперфюрт
Fougères|FRgh4bvs|Фужер
Lumezzane|ITee0gb0
Spinea-Orgnano|ITe9nh1a
Ammanford|GBj4pat2|Амманфорд
Yverdon-les-Bains|CHf9fewp|Ивердон-Ле-Бен
Estoril|PT9168px|Эшторил
Portishead|GBiw2b9z|Портисхед
Carnaxide|PT91r8s1|Карнашиде
Zdolbuniv|UAi5dmgx|Здолбунов
Droylsden|GBkfkbin
Maaseik|BEileeks|Маасейк
Yershov|RUisfuyy|Ершов
Merefa|UAhlzq95|Мерефа
Olenegorsk|RUvqvp6a|Оленегорск
Sarıkamış|TRaa8sry|Сарыкамыш
Putignano|ITaoriy9|Путиньяно
Poggioreale|ITap5huw
Skawina|PLhq7jzu|Скавина
Groß-Gerau|DEhopfm9|Грос-Герау
Arbroath|GBmt7bci|Арброт
Dunajská Streda|SKg75j52|Дунайска-Стреда
Saint-Pol-sur-Mer|FRijjd8y|Сен-Поль-сюр-Мер
Chrudim|CZhpjifu|Хрудим
Musselburgh|GBmbyb63|Масселбург
Pruszcz Gdański|PLl1ajja|Прущ-Гданьский
Szentendre|HUfy5jpe|Сентендре
Raisio|FIpu6kwc|Райсио
Oupeye|BEiaoeiv|Упе
Semikarakorsk|RUftxs37|Семикаракорск
Steenbergen|NLiywe0g
Evesham|GBjd0ble|Ившам
La Madeleine|FRi8udj6|Мадлен
Lyskovo|RUmehtq1|Лысково
Oud-Beijerland|NLj5ke1q
Tacoronte|ES15160j|Такоронте
Seriate|ITef1g3i|Сериате
Lazarevac|RSdexk5s|Лазаревац
Strakonice|CZh6dhpj|Страконитсе
Whitefield|GBkhibgi
Gif-sur-Yvette|FRgqbd63|Жиф-сюр-Иветт
Kreminna|UAh0ir39|Кремина
Paiporta|ES9l8c6n|Пайпорта
Bourgoin-Jallieu|FRecaedp|Бургуин-Жалльё
Priego de Córdoba|ES81yaq6|Прьего-де-Кордоба
Pinhal Novo|PT8z38wn
Bègles|FRdqoc4s|Бегль
Oltu|TRag3sjm|Олту
L’govskiy|RUj07pyf|Льгов
Hajdúszoboszló|HUfs2klo|Хайдусобосло
Pylaía|GRahrl7p|Пилеа
Koło|PLjg0jjb|Коло
Copertino|ITa8kjb7
Overijse|BEicee3f|Оверийсе
Ząbki|PLjilkhl|Зомбки
Lofthouse|GBkmhbro
Mégara|GR8hflco|Мегара
Nocera Superiore|ITalqi09
Gjirokastër|ALa38k45|Гирокастра
Penarth|GBiuvb4d|Пенарт
Zug|CHfkcfmr|Цуг
Bishopbriggs|GBmazapv|Бишопбриггс
Kopřivnice|CZhfrjcg|Копршивнице
Belper|GBk2vbrv|Белпер
Ronnenberg|DEjjbg2k|Ронненберг
Kabanovo|RUm6krd8|Кабаново
Visby|SEnn5jek|Висби
Ottaviano|ITaoshxj
Eckernförde|DEl71g53|Эккернфёрде
Plunge|LTmb3kru|Плунге
Bakhmach|UAinpp0h|Бахмач
Monte Estoril|PT9168pt
Lermontov|RUd77sxb|Лермонтов
Cesano Boscone|ITe8afur
Caniço|PT4cz5ul
Geretsried|DEg3egrw|Геретсрид
Balbriggan|IEkj49yk|Балбригган
Kościerzyna|PLkxeja7|Косьцежина
Baza|ES83fb9y|База
Zwevegem|BEidhdmt|Звевегем
Sangerhausen|DEivsgpc|Зангергаузен
Prudnik|PLhztj4j|Прудник
Novo Mesto|SIeici74|Ново-Место
Bagnoli|ITanpht8|Баньоли
Cahors|FRdgpcwe|Каор
Formby|GBkhqb5t
Burnham-on-Sea|GBipbb6t
Herzogenaurach|DEhewgjn|Герцогенаурах
Alhaurín el Grande|ES7fvajc|Альхаурин-эль-Гранде
Millau|FRd6ydj7|Мийо
Hazebrouck|FRib0dbp|Азебрук
Olesa de Montserrat|ESb80d2r
Osa|RUnd7xqp|Оса
Piastów|PLjfkkdw|Пястов
Selargius|IT9gifvq
Broadstairs|GBisncwg|Бродстейрз
Katrineholm|SEoosilk|Катринехольм
Uster|CHfp7fpk|Устер
Ivrea|ITe8zfdu|Ивреа
Dubăsari|MDfmynlj|Дубоссары
Pontinha|PT92w8so
Vranov nad Topľou|SKgw0kpm|Вранов-над-Топлёу
Wierden|NLjkfew1|Виерден
Ängelholm|SEmkbhb3|Енгелхолм
Schijndel|NLizzefw
Brody|UAhtcm1r|Броды
Cambre|ESckm94i
Fabriano|ITclvhbo|Фабриано
Beersel|BEic6e06|Берсел
San Sebastiano|ITee4gaw
Świebodzice|PLiesin4|Швебоджице
Nuenen|NLivqehk|Нюнен
Grande-Synthe|FRij3d8e|Гранд-Сент
Blieskastel|DEh5pf58|Блискастель
Muggiò|ITecdfwm
Pfaffenhofen an der Ilm|DEgm3gs9|Пфаффенхофен-ан-дер-Ильм
Biancavilla|IT87oi2x
Oadby|GBjrabxe|Оудби
Marki|PLjjdkhk|Марки
Ponteareas|ESbpj92c
Putten|NLjhneib|Путтен
Mudanya|TRabjnhl|Муданьи
La Valette-du-Var|FRcgaenk|Ла-Валетт-дю-Вар
Vel’sk|RUqaesl5|Вельск
Heanor|GBk2mbtn
Vänersborg|SEo7ph3m|Венерсборг
Larvik|NOoqdg7u|Ларвик
Loulé|PT7tm992|Лола
Klatovy|CZha4hh4|Клатовы
Tearce|MKbmtkgv|Теарце
Moulins|FRf3hdmq|Мулин
Annaberg-Buchholz|DEi70hd3|Аннаберг-Буххольц
Björlanda|SEnqngwt
Starnberg|DEg7egq0|Штарнберг
Mont-Saint-Aignan|FRhbzcrn|Мон-Сент-Еньян
Stadthagen|DEjjffwa|Штадтхаген
Bohumín|CZho8jff|Богумин
Piteå|SEtkdkms|Питео
Sehnde|DEjj6g6w|Зенде
Chapeltown|GBkf5bs0
Akdağmadeni|TR9roq6u
Truro|GBhy9ae9|Труро
Siófok|HUfcwjb9|Шиофок
Chivasso|ITe1bfe1|Кивассо
Étampes|FRgjfd6h|Этамп
Carmagnola|ITdrufbo|Карманьола
Mons-en-Barœul|FRi8hdjq
Castellar del Vallès|ESba1d5e
Agde|FRcl3doq|Агд
Opladen|DEiklf1q|Опладен
Scheveningen|NLjdddzu|Схевенинген
Loon op Zand|NLj03eay
Sremčica|RSdn1k7o
Enna|IT85ihup|Энна
Aalsmeer|NLjhne6k|Алсмер
Lidköping|SEob5hf7|Лидкопинг
Otradnaya|RUdf5sd4|Отрадная
Bavly|RUl4xww6|Бавлы
Elgin|GBnndb2d|Элгин
Saint-Ouen-l'Aumône|FRh0cd5x
Kovancılar|TR91jrq3
Litherland|GBkfab6t
Lebedyan’|RUk2rrgf|Лебедянь
Il’skiy|RUdrmr83|Ильский
Mendeleyevsk|RUmb0wip|Менделеевск
Fröndenberg|DEivwfcd|Френденберг
Staßfurt|DEj6cgtd|Штасфурт
İdil|TR7z3si9|Идиль
Termini Imerese|IT8h2hmp
Bad Harzburg|DEj77gf5|Бад-Гарцбург
Trebišov|SKgotkq4|Требишов
Tralee|IEjhy8lp|Трали
Wetteren|BEiitdue|Веттерен
Vertou|FRfk9bs1|Верту
Kilkís|GRaspl65|Кукуш
Dhafní|GR8g6li3
Dankov|RUk98rga|Данков
Nagold|DEgmmfpm|Нагольд
Barbate|ES73ca27
Market Harborough|GBjnqbzo|Маркет-Харбъро
Volla|ITapehvm
Comrat|MDevzneg|Комрат
Duderstadt|DEiwxgay|Дудерштадт
Montreux|CHeztf0g|Монтрё
Hamme|BEiledxx|Хамме
Quattromiglia|IT9ixilz
Dalmine|ITee1g1v|Дальмине
Edineţ|MDgc4mvo|Единец
Karhula|FIpv6mqi|Кархула
Zambrów|PLk1ukxe|Замбров
Posillipo|ITanphto
Vícar|ES7l4bbr|Викар
Severskaya|RUdryr9m|Северская
Royton|GBkhxbiz
Arcos de Valdevez|PTbgf93i
Forst|DEj33hzs|Форст
Montgeron|FRgqxdah|Монжерон
Lubartów|PLivgl2h|Лубартов
Walton-on-Thames|GBitfc6p
Lustenau|ATfreg2l|Лустенау
Wellington|GBjtwbdi|Веллингтон
Quedlinburg|DEj4kgnb|Кведлинбург
Jindřichův Hradec|CZh34i4u|Индржихув-Храдец
Idstein|DEhwyfj9|Идштайн
Willebroek|BEikce10|Виллебрук
Woodford Green|GBizlccs
Grajewo|PLkk7l0c|Граева
Alcalá la Real|ES82laty|Алькала-ла-Реаль
Yahotyn|UAhyooll|Яготин
Tomares|ES805a0h
Maisons-Laffitte|FRgxtd69|Мезон-Лаффитт
Törökszentmiklós|HUfknk80|Тороксентмиклош
Öhringen|DEh4ng0i|Эринген
Stalybridge|GBkfobju|Сталибридж
Tortona|ITdt6frk
Melíssia|GR8iyljh|Мелиссия
Seveso|ITedzfvf
Vimercate|ITed3fyk|Вимеркате
Lindlar|DEij8f6x|Линдлар
Le Puy-en-Velay|FRdx8duf|Ле-Пюи
Hatvan|HUfy3jxu|Хатван
Llíria|ES9qtc45
Ceadîr-Lunga|MDepingv|Чадыр-Лунга
Koz’modem’yansk|RUmn2ub6|Козьмодемьянск
Lengerich|DEjfnfdm
Onega|RUsh7r1s|Онега
Le Petit-Quevilly|FRhalcr7|Ле-Пети-Кевилли
Godalming|GBinuc3x|Годалминг
Patos Fshat|ALaizjxd
Erdek|TRac8n2h
Hadyach|UAi17pgj|Гадяч
Meda|ITeedfvl|Мед
Desenzano del Garda|ITe93ges|Дезенцано-дель-Гарда
Conversano|ITas0iy5|Конверсано
Iglesias|IT9hxfn1|Иглезиас
Palma di Montechiaro|IT7v3hnn
Ostrów Mazowiecka|PLjwqksk|Остров-Мазовецка
Goirle|NLix5eat|Гоирл
Mariano Comense|ITefdfvz
Kemi|FItw0ltm|Кеми
Potters Bar|GBj1yc9z
Lormont|FRdslc58|Лормон
Novotitarovskaya|RUe2mrdu|Новотитаровская
Zarautz|ESckcbib
Zolochiv|UAhlily7|Золочив
Olivet|FRg3id2u|Олива
Isernhagen Farster Bauerschaft|DEjnjg55
Nizhnyaya Tura|RUoelzf6|Нижняя Тура
Schwetzingen|DEh9qfnn|Швецинген
Fasano|ITaocj1k|Фазано
Opoczno|PLit4k63|Опочно
Iisalmi|FIs7jmu3|Ийсалми
Saint-Nicolas|BEi8ceha|Санкт-Никола
Seaford|GBicbcdv
Westerlo|BEil6e8q|Вестерло
Magenta|ITe8xfru
Jüchen|DEilgeuq|Йюхен
Achères|FRgy1d56
Valdagno|ITedxgpd
Enköping|SEp6kixn|Энчёпинг
Alfreton|GBk4ybt8|Алфретон
Haren|DEjwhf51
Lyubotyn|UAhpfq7h|Люботин
Rees|DEj3vetb|Рес
Primer Ensanche|ESc7bbpk
Segundo Ensanche|ESc7abpn
Reichenbach/Vogtland|DEi87h3c
Ozoir-la-Ferrière|FRgsnddi|Озуар-ла-Феррьер
Diest|BEiideal|Дийст
Mutxamel|ES8t4c69
Le Plessis-Robinson|FRgt9d7z|Ле-Плесси-Робинсон
Goleniów|PLkhwi2e|Голенюв
Saint-Ghislain|BEi3cdth|Санкт-Гилене
Camborne|GBhwtaav|Камборн
Città di Castello|ITcpeh2f|Чита-ди-Кастело
Genç|TR92crzp|Генк
Mejorada del Campo|ESac1b03
Moscavide e Portela|PT9378u1
Bad Mergentheim|DEhctg47|Бад-Мергентгайм
Voorschoten|NLjdze28
Vereshchagino|RUnzbxfk|Верещагино
Crimmitschau|DEidkh4j|Криммичау
Losser|NLjhpf1q|Лоссер
Kenilworth|GBjk6bqh|Кенилуърт
Vreden|DEjbieza|Фреден
Alboraya|ES9n8c7l|Альборая
Waldshut-Tiengen|DEfwvfil|Вальдсхут-Тинген
Shakhun’ya|RUno4ubu|Шахунья
Pýrgos|GR88jkm9|Пиргос
Vignola|ITdhogld
Cenon|FRds0c51|Сенон
Werder|DEjkzhc3|Вердер
Seaham|GBlhbbtr|Сихем
Karcag|HUfodkf7|Карцаге
Palafrugell|ESbiddke|Палафружель
Varkaus|FIr8zn3l|Варкаус
Leutkirch|DEg2jg7m|Лойткирх-им-Алльгой
Sergach|RUm0jtvx|Сергач
Thornaby-on-Tees|GBl8tbue
Wülfrath|DEiqif27|Вюльфрат
San Lazzaro|ITdhbgqw
Polonne|UAhucmyj|Полонне
Pomezia|ITbbhh63
Combs-la-Ville|FRgptdc5|Комб-ла-Вил
Lisse|NLjhoe3q|Лиссе
Motru|ROdqjl7i
Los Barrios|ES735a86|Лос-Барриос
Nova Milanese|ITecdfw7
Bryukhovetskaya|RUeiere4|Брюховецкая
Dax|FRcw6bxt|Дакс
Coswig|DEimchl4|Косвиг
Neustrelitz|DEkc9he0|Нойштрелиц
El Masnou|ESb68d8n
Sandyford|IEk9v9xz
Borssele|NLiufdsb|Борссель
Senden|DEggcg7y
Vyškov|CZh6tiwj|Вышков
Büren|DEixzfnc|Бирен
Frontignan|FRcowdsl|Фронтиньян
Lubań|PLim0i8s|Любань
Cardito|ITarehv2
Kretinga|LTmahkji|Кретинга
Porto Sant'Elpidio|ITcjhhnk
İznik|TRad1nt9|Изник
Snina|SKgytkw3|Снина
Raahe|FIt2rlsi|Рааге
Płońsk|PLjrrk7g|Плоньск
Sudbury|GBjbjcmm
Árgos|GR87dl47|Аргос
Manage|BEi4vdza|Манаж
Nyandoma|RUqqyrut|Няндома
Novaya Usman’|RUj06rju|Новая Усмань
Lodeynoye Pole|RUq0upah|Лодейное Поле
Hajnówka|PLjv3lfz|Хайновка
Ylöjärvi|FIqnwlg6
Rotenburg|DEk5bfz5|Ротенбург
Ciempozuelos|ESa5jay5
Svetlyy|RUlcrk43|Светлый
Losino-Petrovskiy|RUm9yr30|Лосино-Петровский
Voiron|FRe65ei1|Вуарон
Rawtenstall|GBklpbgq
Metzingen|DEgm9fxe|Мецинген
Barañáin|ESc72bp5|Бараньяйн
Loos|FRi7udid
Weißwasser|DEiwohzs|Вайсвассер
Staraya Kupavna|RUm88r2q|Старая Купавна
Maldegem|BEiofdob|Мальдегем
Floridia|IT7s3i6x|Флоридии
Nørresundby|DKn6zg69
Fleurus|BEi4ce3n|Флёрюс
Vyshhorod|UAi75o3x|Вишгород
San Cataldo|IT838hqp
São João da Madeira|PTaq592j|Сан-Жуан-да-Мадейра
Pikalëvo|RUp3apiz|Пикалёво
Arrasate / Mondragón|ESce8bdv
Le Mée-sur-Seine|FRgm4dcy|Ле-Ме-сир-Сен
Gediz|TR996noo|Гедиз
Pilar de la Horadada|ES8duc1g|Пилар-де-ла-Орадада
Orahovac|XKbvrkbb|Ораховац
Merelbeke|BEiiidsh|Мерелбеке
San Giovanni la Punta|IT85ti63
Ryazhsk|RUklsrtj|Ряжск
Villeneuve-la-Garenne|FRgxfd8l|Вильнев-ла-Гаренн
Igra|RUnkrwtb|Игра
Thívai|GR8qllcb
Retford|GBkb6bzc
Tivoli|ITbjkha9|Тиволи
Cecina|ITckygej|Чечина
Renfrew|GBma0ang|Ренфру
Fécamp|FRhk6chn|Фекам
Hlybokaye|BYlpmn11|Глыбокае
Carrizal|ES0pc6eh
Portadown|GBl5r9uy|Портадаун
Volendam|NLjo7eav|Волендам
Chishmy|RUla0xpk|Чишмы
Starobil’s’k|UAh6urcv|Старобельск
Berkhamsted|GBj3sc4l|Беркхемстед
La Oliva|ES18r6yz
Mogliano Veneto|ITebgh2h
Noicattaro|ITatuiwf
Łaziska Górne|PLhv2jm5|Лазиска-Горне
Meinerzhagen|DEilnfao|Майнерцгаген
Torre del Mar|ES7imarm
Frauenfeld|CHfv2fs1|Фрауенфельд
Sant Feliu de Guíxols|ESbendil|Сан-Фелиу-де-Гишольс
Cormeilles-en-Parisis|FRgybd72|Кормей-ан-Паризи
Halden|NOosdgqm|Халден
Zedelgem|BEimmdk0|Зедельгем
Elsdorf|DEigxevo
Mrągowo|PLkq8kkd|Мрагово
Menderes|TR8oimtb|Мендерес
Monreale|IT8jthh1|Монреаль
Andrychów|PLhmvjt1|Андрихов
Fidenza|ITdsbg86|Фиденцы
Roshal’|RUm4drq9|Рошаль
Soltau|DEk1ug56|Зольтау
San Juan de Alicante|ES8spc6e
Stanley|GBli4bov
Gyál|HUfq8jrf
Calatayud|ESb2qbpm|Калатаюд
Hellevoetsluis|NLj5tdxv|Хеллевутслёйс
Marsberg|DEivifrd|Марсберг
Sankt Pölten|ATgcwidl|Санкт-Пёльтен
Seesen|DEj7fg9t|Зезен
Westerstede|DEk9dfek|Вестерстеде
Moncada|ES9oic6y|Монкада
Árta|GR9dskfx|Арта
Hohen Neuendorf|DEjt8hgv|Хоэн-Нойендорф
Sainte-Foy-lès-Lyon|FRegee75|Сент-Фоа-ле-Лион
Rembertów|PLjhpkie|Рембертув
Rydułtowy|PLhsjjg9|Рыдултовы
Gelnhausen|DEhwifw2|Гельнгаузен
Castel Volturno|ITatthq4
A Estrada|ESc3t92k
Mondovì|ITdf8fd1|Мондови
Lavradio|PT9048uq
Coín|ES7gbaie
Tubize|BEia3dys|Тюбиз
Esparreguera|ESb7ud2f
Sant Antoni de Portmany|ES98tcuk|Сан-Антонио-Абад
Elburg|NLjmvelm|Элбург
Edegem|BEin1e27
Swanley|GBitpcev
Alfter|DEib9f1w|Альфтер
Orbassano|ITdw5f95|Орбассано
Nerja|ES7ixaun
Kizel|RUoq7yl4|Кизел
Sondershausen|DEisygjf|Зондерсхаузен
Telavi|GEbigtw1|Телави
Verdun|FRh3kef7|Вердан
Almonte|ES7x59ty|Альмонте
Newton-le-Willows|GBkeqbcc
Torrelodones|ESah5atx
Çaycuma|TRb4qopy
Laguna de Duero|ESb92aiu|Лагуна-де-Дуэро
Bakal|RUlk6z18|Бакал
Silute|LTlvhkmu|Шилуте
Groß-Umstadt|DEhn9fsi|Грос-Умштадт
Świebodzin|PLjhcic7|Свебодзин
Środa Wielkopolska|PLjgsj0e|Сьрода-Велькопольска
Rottingdean|GBidecbm
Kamienna Góra|PLicnij3|Каменна-Гора
Cazin|BAdv3ihw|Цазин
Vélizy-Villacoublay|FRgt2d6x|Велизи-Виллакубле
Senica|SKgq7j1n|Сеница
Carcaixent|ES9cqc68|Каркахенте
Amersham|GBj17c3w|Амершам
Saint-Lô|FRh2cbxb|Сен-Ло
Stadtallendorf|DEidrftm|Штадталлендорф
Monor|HUfpbjuk
Łęczna|PLir1l69|Ленчна
Hamina|FIpwimu7|Хамина
Tepecik|TRatpncz
Poggibonsi|ITcpjgna|Поджибонси
Mogán|ES0ok6a1
Căuşeni|MDf5hnoy|Каушани
Khadyzhensk|RUdg2rlk|Хадыженск
Kaarina|FIprzkz5|Каарина
Bougado|PTb2c91o
Gembloux|BEi6he5p|Гемблуа
Birkirkara|MT6v5hxb|Биркиркара
Carbonia|IT9dxfmt|Карбония
Heniches’k|UAesopru|Геническ
Porto Torres|ITaoafl7|Порто-Торрес
Legnago|ITe1egpf|Леньяго
Karben|DEhxafqa|Карбен
Hadley Wood|GBj17ca3
Bad Pyrmont|DEja2fwy|Бад-Пирмонт
Rixensart|BEiaoe3b|Риксенсарт
Luckenwalde|DEjcyhfc|Луккенвальде
Ossett|GBkl4bqi|Оссетт
Guben|DEj92i0t|Губен
Donaueschingen|DEg63fmh|Донауешинген
Kilkenny|IEjsm9jq|Килкенни
Palma del Río|ES898ab3|Пальма-дель-Рио
Xanten|DEj0zeu2|Ксантен
Navalcarnero|ESa95asq|Навалькарнеро
Lebach|DEhajf0f|Лебах
Lunéville|FRgnteun|Люневиль
Meiningen|DEi6ogd4|Майнинген
Büdingen|DEhyyfv0|Бидинген
Loja|ES7uhaqs|Лоха
Polkowice|PLiwoijo|Польковице
Deuil-la-Barre|FRgyhd8s|Дёй-ла-Барр
Medina del Campo|ESb1kag7|Медина-дель-Кампо
La Celle-Saint-Cloud|FRguyd69|Ла-Сель-Сен-Клу
Keszthely|HUf94izy|Кестхей
Nové Mesto nad Váhom|SKgsej83|Нове-Место-над-Вагом
Dillingen|DEh90exw
Annecy-le-Vieux|FRelkeps|Аннеси-ле-Вье
Sceaux|FRgswd89
Überlingen|DEg0yfvu|Иберлинген
Wilnsdorf|DEidlfgy|Вильнсдорф
Bozova|TR7zur7j|Бозова
Huskvarna|SEnr6hv3|Гускварна
Havza|TRas3q3r|Хавза
Livadeiá|GR8tol66|Ливадия
Oostkamp|BEimydlc|Осткамп
Artémida|GR8gnllq
Hoogezand|NLk6qeyd|Хогезанд
Lannion|FRgrpb0g|Ланнион
Waren|DEkgoh8k|Варен
Maldon|GBj2zclt|Молдон
Sokal’|UAi42lpp|Сокаль
Krasnohrad|UAh9oq0p|Красноград
Denain|FRi01dnl|Данен
Allauch|FRclsegl|Алло
Weilheim|DEg2xgnd|Вайльхайм-ин-Обербайерн
Kovylkino|RUkv3tad|Ковылкино
Concarneau|FRg3vatz|Конкарно
Otradnoye|RUpaio8h|Отрадное
Eysines|FRdssc3e|Езин
Ladyzhyn|UAgqdnmi|Ладижин
Kitzingen|DEhjog9f|Кицинген
Armilla|ES7tsay3|Армилья
Rawicz|PLizliul|Равич
Polohy|UAft0qbz|Пологи
Demirci|TR9amneh
Riedstadt|DEhmafmg|Ридштадт
Croix|FRi9qdk7
Auerbach|DEi54h4o
Forbach|FRh4cf06|Форбак
Schortens|DEkh1fev|Шортенс
Bad Soden am Taunus|DEhutfmk|Бад-Зоден
Wittmund|DEki9fch|Витмунд
Cabra|ES82wamr|Кабра
Péfki|GR8j8liw
Manosque|FRczhekt|Маноск
Athlone|IEkdz9a7|Атлон
Brummen|NLjcyepy|Бруммен
Pezinok|SKgfej09|Пезинок
Döbeln|DEim2hej|Дёбельн
Lichtenfels|DEhuygm2|Лихтенфельс
Brezno|SKgtojx6|Брезно
Bad Kissingen|DEhwig8f|Бад-Киссинген
Valongo|PTay592f|Валонгу
Çine|TR86tn66
Isla Cristina|ES7vc9iu|Исла-Кристина
Çeşme|TR8qmmht|Чешме
Cártama|ES7hrak4|Картама
Amvrosiyivka|UAg1lr6v|Амвросиевка
Buxton|GBk9dblx
Várpalota|HUfl3jce
Krujë|ALb71jzc|Круе
Sonthofen|DEftygb9|Зонтгофен
Kutná Hora|CZhpgi8i|Кутна-Гора
Requena|ES9mwbx6|Рекена
Lugo|ITdfxgxv|Луго
Gryfino|PLk98hxo|Грыфино
Illescas|ESa4iav0|Ильескас
Náchod|CZi2hikx
Saint-Mandé|FRgunda0|Санкт-Манде
Lalín|ESc3197s|Лалин
Arzignano|ITeaggpv|Арциньяно
Traunreut|DEg6bh7c|Траунройт
Amposta|ESakuckh
Tornio|FItz4lnt|Торнио
Horley|GBinica8
Cowes|GBic3buf|Коуз
Cassano Magnago|ITeeofr1
Békés|HUf93khz|Бекеш
Sheksna|RUouqr7b|Шексна
Abdulino|RUklox1t|Абдулино
Eschwege|DEinsg83|Эшвеге
Terek|RUcpvtdg|Терек
Eppingen|DEh2wfs8|Эппинген
Västervik|SEnqeirj|Вестервик
Caparica|PT8zy8so
Hacılar|TR8ziq0t
Follonica|ITcagghy|Фоллоника
Troyan|BGc9ilvq|Троян
Montmorency|FRgysd90|Монморанси
Požega|HRe5gj63|Пожега
Oegstgeest|NLjfge2j
San Nicola la Strada|ITauchvj
Thiene|ITefpgrw|Тьене
Gardanne|FRcp3egf|Гарданн
Herborn|DEi9tfjs|Херборн
Działdowo|PLk8wk4l|Дзялдово
Les Lilas|FRgvsda2|Ле-Лила
Dronfield|GBkambry
Zelenchukskaya|RUd0ase3|Зеленчукская
Ripley|GBk35bt0|Рипли
Zemst|BEii7e2e|Земст
Francavilla al Mare|ITbwehut
Sulmona|ITbm1hpv|Сулмона
Fleury-les-Aubrais|FRg5hd33|Флери-лез-Обре
Cassino|ITb6ehoi|Кассино
Halle|DEjc4fkk|Галле
Bathgate|GBmauaxu|Батгейт
Dammarie-les-Lys|FRglpdd9
Las Torres de Cotillas|ES8icbv7
Suvorov|RUkxeqfc|Суворов
Salzwedel|DEjy6gnc|Зальцведель
Jirkov|CZi4shj8|Йирков
Omagh|GBlao9j2|Ома
Püttlingen|DEh72f04|Питлинген
March|GBjprcdo|Марч
Aichach|DEgk2gn3|Айхах
Novyy Oskol|RUic3qyc|Новый Оскол
Stowmarket|GBjfpcqb
Koksijde|BEilwdd3|Коксийде
Hendrik-Ido-Ambacht|NLj64e4v|Хендрик-Идо-Амбахт
Ardahan|TRavxstj|Ардаган
Belas|PT9358rs
l'Alfàs del Pi|ES8xpcb0
Vaterstetten|DEga9gvw|Фатерштеттен
Clevedon|GBiuyb8r|Клийвдън
Maesteg|GBizlaxn|Мастег
Guiseley|GBkqkboo|Гайзли
Kremenets|UAhtlm9q|Кременец
Holzminden|DEj5ofzn|Хольцминден
Versmold|DEjbkfho|Ферсмольд
Laranjeira|PT8zs8tb
Aytos|BGc44mux|Айтос
Conil de la Frontera|ES75p9zw
Bordon|GBiluc0h
Çermik|TR8lbrka
Germersheim|DEh5bfkm|Гермерсхайм
Dugulubgey|RUcuvt54|Дугулубгей
Chaudfontaine|BEi73eip|Шофонтен
Caterham|GBiqicbd
Guidonia|ITbkgh93
Geertruidenberg|NLj26e7w|Гетруденберг
Roissy-en-Brie|FRgtcdd8|Руасси-ан-Бри
Baena|ES86xaof|Баена
Botevgrad|BGc9olis|Ботевград
Kurchaloy|RUci2u4k|Курчала
Prenzlau|DEkb0hoz|Пренцлау
Linda-a-Velha|PT91e8s3
Dietikon|CHfqqfl4
Bruchköbel|DEhvvfse|Брухкёбель
Alaplı|TRaxxogd
Saint-Genis-Laval|FRefbe71|Сен-Жени-Лаваль
Khot'kovo|RUmkpr06|Хотьково
Saint-Louis|FRfw0f9g|Сен-Луи
Cognac|FRefcc7w|Коньяк
Vila-seca|ESavzcse
Altena|DEiqvfb1|Альтена
Sömmerda|DEin3gmu|Зёммерда
Alfafar|ES9kxc74|Альфафар
Unterhaching|DEg96gts|Унтерхахинг
Heinola|FIqe6me3|Хейнола
Žďár nad Sázavou|CZherihu|Ждяр-над-Сазавоу
Priyutovo|RUkr8x5j|Приютово
Tor Lupara|ITbkmh7p
Gainsborough|GBkcvc1t
Husum|DEl7ifu6|Хусум
Haderslev|DKlspg08|Хадерслев
Saint-Michel-sur-Orge|FRgozd8i|Сен-Мишель-сюр-Орж
Pájara|ES11i6wi
Novomichurinsk|RUkv2roi|Новомичуринск
Kriva Palanka|MKbq9kym|Крива-Паланка
Skive|DKmtbftu|Скиве
Maracena|ES7vkaxz
Montecchio Maggiore-Alte Ceccato|ITea0gqy
Goole|GBklrc09|Гул
Šuto Orizare|MKblskm0|Шуто-Оризари
Dargeçit|TR84ysfu|Даргечит
Nijlen|BEin5e5b
Engelskirchen|DEiidf7f|Энгельскирхен
Sulzbach-Rosenberg|DEhd1gvl|Зульцбах-Розенберг
Haßloch|DEh97fj5|Хаслох
San Juan de Aznalfarache|ES7zqa0l|Сан-Хуан-де-Аснальфараче
Carei|ROfyjl0h|Карей
Gustavsberg|SEoxzjfv|Густавсберг
Hiddenhausen|DEjf3fo4|Хидденхаузен
Longjumeau|FRgqnd8i|Лонжумо
Gostyń|PLj76iwq|Гостынь
Los Llanos de Aridane|ES1a35fl|Лос-Льянос-де-Аридане
Orăştie|ROej5lao|Орэштие
Sortavala|RUqs8o6z|Сортавала
Leerdam|NLj7heb6|Лердам
Bad Berleburg|DEik4fl0|Бад-Берлебург
Końskie|PLio0k7v|Коньске
Dombóvár|HUey9jcc
Bressuire|FRfb6c5n|Брессюир
Bétera|ES9prc61
Colleferro|ITbd3hd2|Коллеферро
Sant'Anastasia|ITap8hwh
Elektrogorsk|RUmacrb5|Электрогорск
Harwich|GBj8ucua|Харвич
Ennigerloh|DEj5yffz|Эннигерло
Naas|IEk889rv|Нейс
Bückeburg|DEjhpfu5|Бюккебург
Kurakhovo|UAg6xqq9|Курахово
Vauréal|FRh01d4p|Вореаль
Dolyna|UAgydllx|Далына
Palo del Colle|ITaugisg|Пало-дель-Колле
Trofa|PTb2991k
Buftea|ROdjtmcu|Буфтеа
Lons-le-Saunier|FRf6jehm|Лон-ле-Сонье
Surovikino|RUgo7svj|Суровикино
Glostrup|DKm4bh4q|Глоструп
Gevgelija|MKawul0z|Гевгели
Edewecht|DEk5rffc|Эдевехт
Ploemeur|FRfzxb0r|Плоемер
East Dereham|GBjtfcpf
Bellshill|GBm8haso
Lagny-sur-Marne|FRgvfde6|Ланьи-сюр-Марн
Chesham|GBj24c44|Чесъм
Manlleu|ESbkqd86|Манльеу
Zoersel|BEiq4e5w
Paks|HUf52jmc
Ozurgeti|GEbiksjv|Озургети
Gerrards Cross|GBiyyc4q
Drăgăşani|ROdmalph|Дрэгэшани
Balş|ROddyln6
Tervuren|BEidse35|Тервюрен
Sedan|FRhime92|Седан
Senago|ITec0fv7
Hockenheim|DEh83fn8|Гоккенгайм
Ozorków|PLj9fjse|Озорков
Crowborough|GBikdceq|Кроуборо
Stadtlohn|DEjaaf0k|Штадтлон
Geseke|DEj0hfmn|Гезеке
Heide|DEkzgfut|Хайде
Frameries|BEi26duk|Фрамери
Moreni|ROdvjm8m
Stamford|GBjsic5q|Стамфорд
Casal di Principe|ITat6hsp
Bobrov|RUilfrsc|Бобров
Stourport-on-Severn|GBjjwbgs
Eislingen|DEgqng39|Айзлинген
Ćuprija|RSd28kl9|Чуприя
Genzano di Roma|ITbcjh8p|Дженцано-ди-Рома
Bad Rappenau|DEh5qfuv|Бад-Раппенау
Gorseinon|GBj19asb|Горсейнон
Chełmno|PLkbxjgd|Хелмно
Bergneustadt|DEijdfas|Бергнойштадт
Mödling|ATg9qimp|Мёдлинг
Failsworth|GBkg9bid|Фэйлзуорт
Borne|NLjitey6|Борне
Baar|CHfl0fmx|Бар
Nailsea|GBiuoba5
Guía de Isora|ES0xo5ve|Гия-де-Исора
Acquaviva delle Fonti|ITaq1iue
Orly|FRgs4d9o|Орли
Nytva|RUnvkxp2|Нытва
Baião|PTaxf98v
Rojales|ES8k0c2d|Рохалес
Mairena del Alcor|ES805a4l
Heiloo|NLjr7e5k
Isleworth|GBivvc7p
Pachino|IT7hvi61|Пакино
Giulianova|ITc5mhqf
Elst|NLj87ell
Cervia|ITdbih3y|Червиа
Chernogolovka|RUmdkr5b|Черноголовка
Laranjeiro|PT7ro9c0
Târgu Neamţ|ROfl4min
Gotse Delchev|BGb8nli3|Гоце-Делчев
Ribarroja del Turia|ES9oic4j
Karaçoban|TR9iwsl6
Korkuteli|TR7rlnzu|Коркутели
Piatykhatky|UAgitpcn|Пятихатки
Sobinka|RUmd6rs6|Собинка
Kalach|RUi2qs69|Калач
Risca|GBizkb5e
Sarzana|ITd7cg6t
La Pobla de Vallbona|ES9pxc4r
Andorra la Vella|ADbyscxl|Андорра-ла-Велья|es=Andorra la Vieja;fr=Andorre-la-Vieille
Borgomanero|ITeffflz
Nottuln|DEj8lf6j|Ноттульн
Aígio|GR8ohkv5|Эйо
Quickborn|DEkmgg63|Квикборн
Hollola|FIq9um5p|Холлола
Guadix|ES7y3b4u|Гуадис
Alloa|GBmgsavt|Аллоа
Darende|TR8wqqtd|Даренде
Blansko|CZh97irm|Бланско
Newmarket|GBjh9ci2|Ньюмаркет
Eschborn|DEhuvfni|Эшборн
Rheinstetten|DEgy9fju|Райнштеттен
Valkeakoski|FIqfslm8|Валкеакоски
Oberkirch|DEgm4fgn|Оберкирх
Schilde|BEipde44|Шильде
Blaj|ROesnlkm|Блай
Werdohl|DEipwfcb|Вердоль
Carcavelos|PT90r8qz
Senden|DEj6gf8e
Radviliskis|LTm8hlfb|Радвилишкис
Ayamonte|ES7vp9hk|Аямонте
Castrovillari|IT9w0ilh|Кастровиллари
Tubbergen|NLjlseyo|Тубберген
Bingley|GBkptbmx|Бингли
Pontarlier|FRfcvesq|Понтарлье
Friesoythe|DEk2vfdl|Фризойте
Viljandi|EEo78m7v|Вильянди
Brownhills|GBjs1bll|Браунхиллс
Senta|RSelsk3b|Сента
Chamalières|FRehidj2|Шамальер
Haldensleben I|DEjihgqx|Хальденслебен
Aleksandrów Łódzki|PLj5gjsk|Александров-Лодзки
Kontich|BEimce28|Контич
Oroszlány|HUft3jes|Орослане
Dniprorudne|UAfq6pu8|Днепрорудное
Meylan|FRe1uekp|Мейлан
Buinsk|RUlkzuz6|Буинск
Karachayevsk|RUcxysil|Карачаевск
Tomaszów Lubelski|PLi3cldo|Томашов-Лубелски
Gersthofen|DEgj4gjg|Герстгофен
Strzelce Opolskie|PLi53jem|Стшельце-Опольске
Zele|BEikidwk|Зеле
Protaras|CY66lphh|Протарас
Sligo|IEl1i92t|Слайго
Montceau-les-Mines|FRf6be13|Монке-ле-Мине
Pastavy|BYlp1mp4|Паставы
Haiger|DEibifig|Гайгер
Marina di Ardea-Tor San Lorenzo|ITb8ah6n
Vlotho|DEjf1fri|Флото
Yateley|GBis7c0x
Solin|HRcrjipj|Солин
Siilinjärvi|FIrubn0p|Сийлинъярви
Zulpich|DEia6ewv|Цюльпих
Algete|ESahpazv
Giengen an der Brenz|DEgomgaq|Гинген-ан-дер-Бренц
Hythe|GBiesbsz
Geyve|TRaf8o16
Roses|ESbrydkk|Росас
Monserrato|IT9ggfvg
Tegelen|NLis8epo
Newquay|GBi2gadz|Ньюки
Berkel en Rodenrijs|NLja9e2n
Ringsted|DKly3gw7|Рингстед
Aspe|ES8r5c1s|Аспе
Waghäusel|DEh62fmo|Вагойзель
Camarate|PT93w8to|Камарате
Wittenberge|DEk2dgvn|Виттенберге
Halluin|FRicqdjv|Аллюен
Waldkirch|DEga0ff2|Вальдкирх
Sandown|GBi90bwb|Сандаун
Nadvirna|UAgozltp|Надвирна
Neu Wulmstorf|DEkf7g4k|Ной-Вульмсторф
Atherton|GBkgsbdt
Riom|FRekudjo|Рьом
Braine-le-Comte|BEi7udy1|Брен-ле-Конт
Hessisch Oldendorf|DEjf9fwx|Хессиш-Ольдендорф
Chevilly-Larue|FRgsld93|Шевильи-Ларю
Colne|GBkq1bic
Belen|TR7blqb5|Белен
Karlshamn|SEmibi2v|Карлсхамн
Hadim|TR7pgov8|Хадим
Tyrnyauz|RUcn3swj|Тырныауз
Kürten|DEik2f5d|Киртен
Mar’’ina Horka|BYkgdn7e|Марьина Горка
Orkney|GBoohb7c|Оркни
Cornaredo|ITe9xftt
Nidderau|DEhxifrm|Ниддерау
Stebnyk|UAh7alfq|Стебник
Pushchino|RUlh6quu|Пушчино
Târgu Secuiesc|ROensmff|Тиргу-Секуйеск
Emirdağ|TR99wod3|Эмирдаг
Rayevskiy|RUkvuxjl|Альшеево
Chalfont Saint Peter|GBizlc4q
Boussu|BEi2ydt5|Боуссу
Ponta Delgada|PT8ac2fy|Понта-Делгада
Carlow|IEjxt9o9
Corabia|ROcxzlsr|Корабия
Rastede|DEk96fic|Растеде
Sürmene|TRaqarts|Сюрмене
San Giovanni Lupatoto|ITe6mglu
Frascati|ITbfdh8k
Wachtberg|DEi8hf32|Вахтберг
Ampthill|GBjb7c5k
Flörsheim|DEhr9fli
Schwanewede|DEk8pfnw|Шваневеде
Raalte|NLjl6erm|Раалт
Mössingen|DEgimfu7|Мёссинген
Katwijk aan Zee|NLjg3e1j
Heusweiler|DEh8gf0p|Гойсвайлер
Trezzano sul Naviglio|ITe7qfuc
Riehen|CHfvnfan|Риен
Natahoyo|EScrga5j
Swinton|GBkg4bft
Portslade|GBiebc9g
Kingswinford|GBjoabic
Chislehurst|GBiu9cde|Чизлхерст
Bowthorpe|GBjs7ctd
Kempston Hardwick|GBjcyc5i
Sambiase|IT98fimm
Stadskanaal|NLk1xf0z
Steinkjer|NOsk7gs4
Wesoła|PLjhjkj8
Khosta|RUcqrrq6|Хоста
Elektrougli|RUm5wr35|Электроугли
Andreyevskoye|RUm17qz7|Андреевское
Dagomys|RUcv2rne|Дагомыс
Vnukovo|RUm2sqqg|Внуково
Tekirova|TR7byo4g|Текирова
Putyvl’|UAis1pev|Путивль
Stenløse|DKm74h1v
Bornem|BEilddze|Борнем
Arpino|ITapthvc
Balen|BEincec9|Бален
Hailsham|GBieucg1
Huy|BEi5bed4|Юи
Cranendonck|NLir4ei2
Pionki|PLivwkmd|Пёнки
Colfontaine|BEi2edu0|Кольфонтен
Karlovo|BGc29lww|Карлово
Yessentukskaya|RUd55sw1|Ессентукская
Romorantin-Lanthenay|FRfprd0r|Роморантен-Лантене
Dumbarton|GBmc0akz|Дамбартон
Mantes-la-Ville|FRgyed03|Мант-ла-Виль
Gaeta|ITayuhkx|Гаета
Vianen|NLja9eb6
Pertuis|FRcvqegv
Wenden|DEihrfdp|Венден
Zonhoven|BEiifef0|Зонховен
Morsang-sur-Orge|FRgpqd95|Морсан-сир-Орж
Poulton-le-Fylde|GBkpdb70
Loch Garman|IEjjq9ur
Usman’|RUjbrro8|Усмань
Yur’yev-Pol’skiy|RUmrjrnk|Юрьев-Польский
Brough|GBkmhc4i
Leek|GBk54bkd|Лийк
Hörstel|DEjiqf9s|Хёрстель
Vesoul|FRfwyepr|Везуль
Wandlitz|DEjv2hjd|Вандлиц
Náousa|GRailkuy
Entroncamento|PT9mb92v
Dübendorf|CHfqlfo5
Saint-Jean-de-Braye|FRg4xd3x|Сен-Жан-де-Бре
Kempston|GBjdoc5i
Penzance|GBhu7a7j|Пензанс
Les Pennes-Mirabeau|FRcnuee6|Ле-Пен-Мирабо
Steinhagen|DEjagfl4
Băicoi|ROdwxmbh
Llazicë|XKc03kcu
Alhama de Murcia|ES8dfbsn|Альхама-де-Мурсия
Dinnington|GBkcfbvs
Enger|DEjedfnb|Энгер
Monino|RUm96r2x|Монино
Tías|ES1ih72x
Bad Waldsee|DEg54g3x|Бад-Вальдзе
Paredes|PTayl94q
Faversham|GBirfcos|Фейвешем
İskilip|TRaljpn9
Kusa|RUlv6za0|Куса
Krasyliv|UAhh8mr2|Красилов
Hayrabolu|TRaytmsx
Cluses|FRepjevr|Клиз
Picassent|ES9jgc62
Rosignano Solvay-Castiglioncello|ITcn9gde
Tewkesbury|GBja8big|Тьюксбери
Gheorgheni|ROf7vm80|Георгень
Chodzież|PLk23ivg|Ходжеж
Meyrin|CHeuaeow|Мерен
Bourg-lès-Valence|FRduje8f|Бур-ле-Валанс
Yomra|TRarlrq0
Marchena|ES7yxa98
Finglas|IEkd19x0|Финглас
Câmpulung Moldovenesc|ROfudm7j|Кимполунг
Eitorf|DEic7f7x|Айторф
Novate Milanese|ITearfve
Karachev|RUk5npud|Карачев
Villefontaine|FRed1ebz|Вильфонтен
Kaltenkirchen|DEkpdg6r|Кальтенкирхен
Ortaca|TR7lbnfy
Monção|PTbmv92o
Kivsharivka|UAhgnqvw
Günzburg|DEgk0gb6|Гинцбург
Saint-Gratien|FRgyed88
Inza|RUkq1u8a|Инза
Les Pavillons-sous-Bois|FRgwjdb9|Ле-Павийон-су-Буа
Bad Schwartau|DEkrrgh0|Бад-Швартау
Rosolini|IT7kti44
Fontainebleau|FRgipddz|Фонтенбло
Karnobat|BGc2qmr8|Карнобат
Hem|FRi91dkp
Lochristi|BEilcdto|Лохристи
Nogent-sur-Oise|FRh6odar|Ножан-сюр-Уаз
Zhukovka|RUkh1pcv|Жуковка
Alagir|RUcdmten|Алагир
Zaprešić|HRejsig0|Запрешич
Antrim|GBldg9yc|Антрим
Bieruń|PLhtejpm|Берунь
Leek|NLk6ret0|Лек
Komárom|HUg07jc4|Комаром
Bagnols-sur-Cèze|FRd8oe4l|Баньоль-сюр-Сез
Kirkintilloch|GBmbvaqs|Керкинтиллох
Kotel’nikovo|RUfx2szm|Котельниково
Žatec|CZhzzhkl|Жатец
Podporozh’ye|RUq5zpj1|Подпорожье
Băileşti|ROd4plcr
Seferihisar|TR8n1mp7
Lichtenvoorde|NLja3evn
Hranice|CZhecj6r|Границе
Earl Shilton|GBjqhbu6
Seligenstadt|DEhs3ft3|Зелигенштадт
Moguer|ES7xg9ph|Могер
Galatina|ITa5yjct
Bahçe|TR7v9qgg
Nakło nad Notecią|PLk66j4x|Накло-над-Нотецён
Ostashkov|RUn9fp4a|Осташков
Yaransk|RUndrutj|Яранск
Bad Driburg|DEj31ftq|Бад-Дрибург
Monforte de Lemos|ESbz69g3|Монфорте-де-Лемос
Tiverton|GBifyazy|Тивъртън
Neftegorsk|RUjwqw33|Нефтегорск
San Isidro|ES0tw5yh|Сан-Исидро
Kiliya|UAe8cnmw|Килия
Poperinge|BEiemdeb|Поперинге
Celbridge|IEkbq9tk|Селбридж
Herceg Novi|MEbx9jhx|Херцег-Нови
Waldbröl|DEif8fa8|Вальдбрёль
Krasnystaw|PLii9lab|Красныстав
Teltow|DEjlnhgm|Тельтов
Pontedera|ITcutgg3
Kovdor|RUvauo3q|Ковдор
Negotino|MKb6dkv9|Неготино
Gorodishche|RUgtpti5|Городище
Kozel’sk|RUkv1q5a|Козельск
Wisch|NLj8eetl
Nunspeet|NLjkzekt
Proletarsk|RUf7bsg0|Пролетарск
Nördlingen|DEguzge4|Нёрдлинген
Đakovo|HRe4kjg5|Джаково
Pljevlja|MEcmdjtb|Плевля
Sint-Katelijne-Waver|BEikje3f
Vovchans’k|UAhyzqlj|Волчанск
Vilassar de Mar|ESb6xd9o
Adwick le Street|GBki3bw0
Piedade|PT9068t9
Akhtyrskiy|RUdrzr4g|Ахтырский
Couëron|FRfljboj|Куерон
Weybridge|GBit0c62|Вейбридж
South Ockendon|GBiwscge
Ishøj|DKm2vh40
Cormano|ITeb9fvo
Poggiomarino|ITandhye
Irlam|GBkejbes
Ochtrup|DEjg8f4b|Охтруп
Écully|FRehie6t
Schwalmtal|DEioperh
Chessington|GBisqc88
Harstad|NOw92iq7|Харстад
Sibbo|FIpr6m3f
Trecate|ITe82fps
Teguise|ES1l8742
Mayen|DEi00f4r|Майен
Vatutine|UAgzjobv|Ватутино
Custoias|PTavt9is
Skadovs’k|UAer0p1k|Скадовск
Hechingen|DEgh3fsy|Хехинген
Bodegraven|NLjcre6f
Bönen|DEizcfcb|Бёнен
Žiar nad Hronom|SKgnsjm9
Panagyurishte|BGbyflof|Панагюрище
Telgte|DEj9wfcj|Тельгте
Schopfheim|DEfxnfd2|Шопфгайм
Norrtälje|SEp9yjk8|Норртелье
Casarano|ITa1fjcp
Puchheim|DEgbigq3|Пуххайм
Melksham|GBit1biq
Cran-Gevrier|FRel0ep6
Lora del Río|ES883a7o|Лора-дель-Рио
Horsforth|GBkpnbpp
Carouge|CHestepq|Каруж
Novopokrovskaya|RUemfs1q|Новопокровская
Katav-Ivanovsk|RUlexysq|Катав-Ивановск
Weil der Stadt|DEgs6fro|Вайль-дер-Штадт
Velika Kladuša|BAe15ifz|Велика-Кладуша
Vecsés|HUfqvjsb
Algés|PT9128s9
Orlovskiy|RUfbzskm|Орловский
Derhachi|UAhtvqa5|Дергачи
Wasquehal|FRi9idjz|Васкеаль
Çatalca|TRawvnbr
Kalynivka|UAhbqncn|Калинивка
Hässleholm|SEmhzhnn|Хеслехольм
Clydach|GBj1naua
Dukinfield|GBkffbjg
Yelizavetinskaya|RUdxarb9|Елизаветинская
Tielt|BEiindmo|Тийлт
Mandelieu-la-Napoule|FRcrmf0t|Мандельё-ла-Напуль
Dalaman|TR7jangh
Hernani|EScjubl0|Эрнани
Nikol’skoye|RUp8do80|Никольское
Svilengrad|BGbe7mgc|Свиленград
Schwalmstadt|DEigtfwg|Швальмштадт
Frankenberg|DEikbfqo|Франкенберг
Bremervörde|DEkfpfvg|Бремерфёрде
Spoleto|ITc59h9d|Сполето
Vibo Valentia|IT90cik2|Вибо-Валентия
Rožňava|SKgpok9p|Рожнява
Taşova|TRam8qcx|Ташова
Kęty|PLhnmjrg|Кенты
El Arahal|ES7x3a7f
Kos|GR7mtmvg|Кос
Jakobstad|FIsarl3r|Якобстад
Wadowice|PLhnnjv6|Вадовице
Pisz|PLkjnkre|Пиш
Mělník|CZi0mhxh|Мельник
Novoanninskiy|RUi5lst3|Новоаннинский
Vendôme|FRg1lcr9|Вандом
Strășeni|MDfjinds|Страшены
Louviers|FRh55csn|Лувье
Balta|UAg5jnru|Балта
Herent|BEig5e5b|Херент
Agidel’|RUmb0x5k|Агидель
Gauting|DEg99gqh
Burscheid|DEil1f39|Буршайд
Schifferstadt|DEh9sfkt|Шифферштадт
Sondrio|ITeshg5k|Сондрио
Ottobrunn|DEg95gug|Оттобрунн
Schneverdingen|DEk5hg4i|Шневердинген
Shchigry|RUj70ql0|Щигры
Great Wyrley|GBjsvbki
's-Gravenzande|NLjaidyb
Manzanares|ES99bb1n
Giovinazzo|ITay1irz|Джовинаццо
Nesterovskaya|RUcj3tq5|Нестеровская
Gujan-Mestras|FRdlwbxm|Гюжан-Местрас
Yarm|GBl80btl
Gallipoli|ITa2ojab|Галлиполи
Shoreham-by-Sea|GBie2c8n
Kurovskoye|RUm1yrd0|Куровское
Misilmeri|IT8ighj8
Mezőtúr|HUffkkb1
Tomar|PT9q293n|Томар
Sanary-sur-Mer|FRcfsel1|Санари-сюр-Мер
Koropí|GR8erlk0
Parchim|DEke2gx0|Пархим
Zvenihorodka|UAh1boak|Звенигородка
Senlis|FRh4vdcd
Rybnoye|RUle8rlb|Рыбное
Pinner|GBiz6c75
Santa Brígida|ES0so6d4
Anna|RUiw4rxz|Анна
Louny|CZi0tho2|Лоуни
Almoradí|ES8klc1g|Альморади
Uva|RUn53wh9|Ува
Aalten|NLj8devu
Rhede|DEj5vexg|Реде
Alfeld|DEja0g4u|Альфельд
Arese|ITebafuj
Pruzhany|BYjpwls5|Пружаны
Zuhres|UAg7nr3w|Зугрес
Benavente|ESbkqa5l
Eeklo|BEinvdpu|Экло
Bexbach|DEh8qf58|Бексбах
Albertville|FReeret7|Альбервиль
Gröbenzell|DEgcwgqb
Nallıhan|TRa6aofw|Наллыхан
Limeil-Brévannes|FRgs1db0|Лимей-Бреванн
Lillehammer|NOqbngdt|Лиллехаммер
Marina di Massa|ITd4cg8t
Ely|GBjlkcg3|Или
Jouy-le-Moutier|FRgzfd4s|Жуи-ле-Мутье
Barcelos|PTb7o90r|Барселос
Dobrush|BYjltofi|Добруш
Sokółka|PLkdjlev|Соколка
Alcúdia|ES9x1djt
Marmande|FRdi8cer|Марманд
Värnamo|SEnaihrg|Вернамо
Bad Münstereifel|DEi6deye|Бад-Мюнстерайфель
Gerlingen|DEgtkfuc|Герлинген
Pułtusk|PLjtzkh9|Пултуск
Villabate|IT8jqhj5
Zeewolde|NLjjmehf
Yatağan|TR7z8n7b
Puçol|ES9qhc8a
Pyskowice|PLi20jj9|Пысковице
Royan|FRedgby4|Роаян
Moaña|ESbse8z2|Моанья
Laupheim|DEgdog5n|Лаупгайм
Heusenstamm|DEhsgfqo|Гойзенштамм
Maurepas|FRgsld39
Korsun-Shevchenkivskyi|UAharoel|Корсунь-Шевченковский
Leposaviq|XKcfckdd
Filiaşi|ROdjilf2
Dolný Kubín|SKh4yjsk|Дольны-Кубин
Lauchhammer|DEiw8hnn|Лауххаммер
Digne-les-Bains|FRd6ter0|Динь-ле-Бен
Silla|ES9jfc6q
Gorgonzola|ITearfz3
Şemdinli|TR7y9tjj
Gostynin|PLjmdjur|Гостынин
Mougins|FRct5f1m|Мужен
Hook|GBiswc87
Pedroso|PTb4b8yy
Benthuizen|NLjcme3k
Challans|FRfb8bmf|Шаллан
Vilar de Andorinho|PTavu917
Sélestat|FRgemf7w|Селеста
Sarayköy|TR8fgni7
Torhout|BEikidji|Торхоут
Bánovce nad Bebravou|SKgrdje1|Бановце-над-Бебравоу
Alzenau in Unterfranken|DEhtdfuc
Harmanli|BGbitmc6|Харманли
Garches|FRguqd6r|Гарш
Cesenatico|ITd9sh4o|Чезенатико
São João da Talha|PT94g8u3
Finsterwalde|DEj0ahmt|Финстервальде
Cusano|ITebcfw0
Birkerød|DKm9ch52
Pietrasanta|ITd34gai|Пиетрасанта
Skhodnya|RUmc4qqh|Сходня
Buchen in Odenwald|DEhdofxx|Бухен
Boiro|ESc2n8x2
Azeitão|PT8vz8v9
Konstantinovsk|RUfvrs76|Константиновск
Chilly-Mazarin|FRgr7d8m
Bourg-la-Reine|FRgszd8n|Бур-ла-Рен
Sierpc|PLjy9jxn|Серпц
Langen|DEkj2fnu
Équeurdreville-Hainneville|FRhh5bph|Екердревиль-Енневиль
Droichead Nua|IEk7a9q2
Sant'Antonio Abate|ITal6hye
Otrokovice|CZh4xj42|Отроковице
Cournon-d'Auvergne|FRegldku
South Elmsall|GBkitbuo
Púchov|SKh2ljez|Пухов
Lagos|PT7sm8zz
Lutuhyne|UAgilrh9|Лутугине
Trzebinia|PLhvbjuv|Тшебиня
Manturovo|RUo69tm6|Мантурово
Hebburn|GBll1bre|Геббурн
Borna|DEim4h60|Борна
Ystad|SElxqhoe|Истад
Dingolfing|DEgp6h5y|Дингольфинг
Aalter|BEil6dob|Алтер
Mirfield|GBkkxbow|Мърфийлд
Bailén|ES8k8avz|Байлен
Staroshcherbinovskaya|RUf5br9l|Старощербиновская
Quarteira|PT7rp97y
Emsworth|GBiegbzg
Fossano|ITdjjfbo
Gürgentepe|TRamyquj
Svatove|UAhair2b|Сватове
Gioia Tauro|IT8tdih9
Eleşkirt|TR9vist6
Kadaň|CZi1jhgp|Кадань
Marneuli|GEb6ftmp|Марнеули
Lahnstein|DEhz8fa8|Ланштайн
Aberystwyth|GBjlzarr|Аберистуит
Radeberg|DEilrhpo|Радеберг
Torgau|DEiy8hcy|Торгау
Vyselki|RUec5rnc|Выселки
Oswestry|GBjyeb61|Озуэстри
Groesbeek|NLj49emw
Chaville|FRgtqd6u|Шавиль
Dillingen an der Donau|DEgnige8|Диллинген-ан-дер-Донау
Bad Münder am Deister|DEjfwfzw|Бад-Мюндер-ам-Дайстер
Neuilly-Plaisance|FRgvbdb9|Неи-Плезанс
Bonneuil-sur-Marne|FRgsqdaw
Sarstedt|DEjgzg5b|Зарштедт
Mátészalka|HUg63kyi
Mohács|HUenijjz|Мохач
Schwalbach|DEh7gez4
Prestatyn|GBkblb14|Престатин
Bad Dürkheim|DEhbyfhy|Бад-Дюркхайм
Kungsbacka|SEnivh06|Кунгсбакка
Horwich|GBkixbd1
Lezhë|ALbeojxa|Лежа
Pijnacker|NLjb0e1z
Lancing|GBidxc7z
Varto|TR9e6sc7
Shpola|UAgzbogh|Шпола
Bogatynia|PLig3i46|Богатыня
Kalininsk|RUiwkti6|Калининск
Montevarchi|ITcr1gt6|Монтеварки
Monselice|ITe2ngvn
Sorgues|FRd4ie85
Wieliczka|PLhqjk34|Величка
Kozienice|PLiyvknq|Коженице
Peshtera|BGblmlpy|Пещера
Édessa|GRanfkuo|Воден
Międzyrzecz|PLjmtict|Мендзыжеч
Vence|FRcwjf38|Ванс
Casavatore|ITaq3huq
Balaklava|UAdifpb4|Балаклава
Bronnitsy|RUlxhr3v|Бронницы
Calafat|ROd3zl6z|Калафат
Stroitel’|RUicpqf6|Строитель
Novoukrayinka|UAggeoic|Новоукраинка
Calella|ESb9yddb
Vellmar|DEismg04|Фелльмар
Le Plessis-Trévise|FRgtvdc7|Ле-Плесси-Тревиз
Rawmarsh|GBkf1bts
Eastwood|GBk28bue
Hrubieszów|PLid9lka|Хрубешов
Freudenberg|DEiftfdt
Agryz|RUms0wsh|Агрыз
Kobuleti|GEbfpsgq|Кобулет
Bar-le-Duc|FRgstec5|Бар-ле-Дик
Sachsenheim|DEgy0fuc
Molde|NOrkqf3w|Молде
Eslöv|SEm93hh8|Эслёв
Bormujos|ES806a04
Seynod|FReklep0|Сейно
Szamotuły|PLjrgiqp|Шамотулы
Chipiona|ES7ih9v1|Чипиона
Csongrád|HUf7lk47
Peacehaven|GBicxccd
Łask|PLiz3jq6|Ласк
Santa Iria da Azóia|PT94x8u2
İncirliova|TR8dgn1i|Инджирлиова
Schramberg|DEgdkfkx|Шрамберг
West Molesey|GBitsc76
East Molesey|GBitrc7l
Ischia|ITalmhq6|Искья
Mitry-Mory|FRgyndcs|Митри-Мори
Carvin|FRi4kdhj|Карвен
Limay|FRgz0d0m
Kristinehamn|SEoxihse|Кристинехамн
Palmi|IT8rjigm
Aue|DEi7ah8x|Ауе
Driebergen-Rijsenburg|NLjbxeds
Valday|RUnwip68|Валдай
Barysh|RUkkfuis|Барыш
Starodub|RUjqoozi|Стародуб
La Flèche|FRfyycbe|Ла-Флеш
Castiglione delle Stiviere|ITe6uge3
Reni|UAe8mn97|Рени
Daimiel|ES9baay9|Даймьель
Hoogstraten|BEitse6k|Хогстратен
Schwarzenberg|DEi5uha1|Шварценберг
San Mauro Torinese|ITdywfcc
San Bartolomé|ES1jl73e
Winschoten|NLk68f25|Винсхотен
Marktoberdorf|DEg18gfx|Марктобердорф
Wantage|GBiz0bsn
Cernavodă|ROddon5s|Чернавода
Plaisance-du-Touch|FRcs6cuh
Isle of Lewis|GBo379vq
Meise|BEigze0j|Мейсе
Quaregnon|BEi35du5|Кареньон
Illingen|DEh9if2c|Иллинген
Schkeuditz|DEitph27|Шкойдиц
La Chapelle-sur-Erdre|FRfnsbqv|Ла-Шапель-сюр-Ердр
Malgrat de Mar|ESbavdej
Hemmingen|DEjj6g3i
Avion|FRi2adfr
Mölln|DEkjdggw|Мёльн
Wadgassen|DEh6jeyo|Вадгассен
Sant Quirze del Vallès|ESb7pd5e
Uckfield|GBihtcds|Ъкфийлд
Ovar|PTaoz90n|Овар
Peterhead|GBnjdbno|Питерхед
Ventimiglia|ITcyefa4|Вентимилья
Orzesze|PLhv8jla|Ожеше
Chegem|RUcrzt5w|Чегем
Finnentrop|DEincff7|Финнентроп
Härnösand|SErhsj9l|Хернёсанд
Annonay|FRe2oe5b|Анноне
Traunstein|DEg3oh82|Траунштайн
Larne|GBlhma3o|Ларн
Noto|IT7msi5r|Ното
Hillegom|NLjije44
Sulejówek|PLjhgkjv|Сулеювек
Nezlobnaya|RUd7it39|Незлобная
Kreuzau|DEibneul|Кройцау
Malakhovka|RUm3sr0k|Малаховка
Bronte|IT8bpi2h|Бронте
Złotów|PLkcbix4|Злотов
Buhuşi|ROf7pmna
Kinel’-Cherkassy|RUkfbw7d|Кинель-Черкассы
Casamassima|ITarpivg
Farum|DKm89h44|Фарум
Löbau|DEilgi06|Лёбау
Gazipaşa|TR75hotb
Avtury|RUcgzu3d|Автуры
Sulzbach|DEh7ff2g|Зульцбах
Donauwörth|DEgragi6|Донаувёрт
Braniewo|PLl4kjzq|Бранево
Vila Franca de Xira|PT9838vl
Köping|SEp36iik
El Viso del Alcor|ES80na50
Tukums|LVn4gla2|Тукумс
Alblasserdam|NLj6qe57|Алблассердам
Ronchin|FRi7jdjd|Роншен
Mansfield Woodhouse|GBk6tbvv
Banyoles|ESbnxdev
Mauguio|FRctmdw4|Могио
Apatin|RSeepjo1|Апатин
Laudio / Llodio|EScgfb7b
Chennevières-sur-Marne|FRgthdbq|Шеннвьер-сюр-Марн
Ardon|RUchdtfp|Ардон
Grove|GBizmbsp
Hadleigh|GBiy1ckx
Priozërsk|RUq9jnyx|Приозёрск
Kotel’niki|RUm3fqy2|Котельники
Beloozërskiy|RUlykr6e|Белоозёрский
Lilienthal|DEk66fs4|Лилиенталь
Oskarshamn|SEncpiow|Оскарсгамн
Autun|FRfe7e05|Отён
Saint-Avold|FRh21exk|Сент-Авольд
Krapkowice|PLi43j9z|Крапковице
Tourlaville|FRhgubqp|Турлавиль
Kamenz|DEiq4hs7|Каменц
Felanitx|ES9medk6
Pfullingen|DEgk9fwm|Пфуллинген
Łańcut|PLhstkx7|Ланьцут
Burghausen|DEgc1hao|Бургхаузен
Marlow|GBiyhc1p
San Martín de la Vega|ESa6vayv|Сан-Мартин-де-ла-Вега
Neufahrn bei Freising|DEgg4gug|Нойфарн-Фрайзинг
Saint-Omer|FRibod7u
Rhoon|NLj6ie1v|Рон
Zwijndrecht|BEiose0j|Звейндрехт
Kronach|DEhxkgpv|Кронах
Kalocsa|HUf2ijny|Калоча
Nidda|DEi2dftj|Нидда
Alzey|DEhjvfh6
Marple|GBkd7bjt
Sokołów Podlaski|PLjlrkxj|Соколов-Подласки
Morlanwelz-Mariemont|BEi3jdzf
Blankenberge|BEirddjy|Бланкенберге
Argentan|FRgs0cc6|Аржантан
Qormi|MT6ukhxg|Корми
Abano Terme|ITe5ygw6|Абано-Терме
Kharabali|RUfr8uks|Харабали
Studeničane|MKbiiknj|Студеничани
Vinica|MKbhfl13|Виница
Afipskiy|RUdt8rbx|Афипский
Chapel Allerton|GBkp9br3
Marktredwitz|DEhr0h0b|Марктредвиц
Archena|ES8ksbue
Givors|FRecfe6o|Живор
Cēsis|LVne0m3h|Цесис
Tavernes de la Valldigna|ES9bcc8r
Ischia Porto|ITalnhq8
Wettingen|CHfsmfjy|Веттинген
Sestu|IT9hmfuq
Cento|ITdojgp8|Ченто
Kisvárda|HUgddkv6
Allschwil|CHfuvf94|Альшвиль
Kierspe|DEimef9v|Кирспе
Eersel|NLismeeb
Krasnovishersk|RUps0yd9|Красновишерск
Bad Langensalza|DEiloggb|Бад-Лангензальца
Bergeijk|NLirjeev
Burlata|ESc7mbq0
Diyadin|TR9odt70|Диядин
Szarvas|HUfbvk9v|Сарваш
Sel’tso|RUkcgpi4|Сельцо
Kuçovë|ALanck12|Кучова
Pozzallo|IT7iai2n
Ptuj|SIezgigv|Птуй
Palamós|ESbggdjx
Joinville-le-Pont|FRgu9dat|Жуенвиль-ле-Пон
Grottaferrata|ITberh8g
Tettnang|DEfy5g1o|Тетнанг
Wuustwezel|BEitke4a
Reda|PLlatjfa|Реда
Wildeshausen|DEjzafll|Вильдесхаузен
Brymbo|GBk43b5v
Fermo|ITcgzhn1|Фермо
Kostrzyn nad Odrą|PLjqrhzx|Костшин-на-Одри
Humanes de Madrid|ESa82av9
Benicàssim|ESa2icdd
Müllheim|DEg20faf|Мюльхайм
Lempäälä|FIqh9lib|Лемпяаля
Korntal|DEgugfv5
Eppelborn|DEha8f17|Эппельборн
Mäntsälä|FIpy9m42|Ментселе
Debar|MKb7gk9i|Дебар
Waltham Abbey|GBj1rcce
Devizes|GBisfbkr
Rhenen|NLj9behs|Ренен
Carquefou|FRfnubrr|Каркфу
Sulechów|PLjcsidh|Сулехов
Sátoraljaújhely|HUgibkp9|Шаторальяуйхей
Tolosa|EScg7bjl
Nar'yan-Mar|RUvcvwsm|Нарьян-Мар
Bad Wildungen|DEim0fv6|Бад-Вильдунген
Cestas|FRdoxc2z|Сеста
Hajdúnánás|HUg36km5
Melzo|ITe9ufza
Eupen|BEi8ceoa|Эйпен
Yasnogorsk|RUl7dqw1|Ясногорск
Nigrán|ESbom8y5|Нигран
Handlová|SKgrkjl0|Гандлова
Dudelange|LUhchep0|Диделанж
Balmazújváros|HUfwpkkz
Castelnau-le-Lez|FRcu1dum|Кастельно-ле-Лез
Povorino|RUio2sn7|Поворино
Hampton|GBiu5c7c
Budva|MEbsmjm4|Будва
Belaya Glina|RUepys41|Белая Глина
Leça da Palmeira|PTay78zm
Grimma|DEip6h94|Гримма
Sint-Genesius-Rode|BEibme0z
Bangor|GBk8kar3|Бангор
Dalserf|GBm65au2
Hedge End|GBig8bue
Yegorlykskaya|RUf3is14|Егорлыкская
Sandbach|GBk69bfn
Kirsanov|RUjsnstt|Кирсанов
Kızılcahamam|TRae6oxx|Кызылджахамам
Palazzolo sull'Oglio|ITeclg5r
New Mills|GBkcebko
Aljaraque|ES7xa9mw
Montecatini-Terme|ITd0ygi2
Breaza|ROe13m8x
Kolbermoor|DEg36h01|Кольбермор
Callosa de Segura|ES8l1c09|Кальйоса-де-Сегура
Uetersen|DEklcg2o|Уьтерсен
Karlsfeld|DEgdngru|Карлсфельд
Oborniki|PLjsfitz|Оборники
Saulgau|DEg7tg0e
Montigny-lès-Cormeilles|FRgymd70|Монтиньи-ле-Кормей
Józefów|PLje9kje|Юзефув
Cartaya|ES7xl9l5
La Crau|FRcgmeot|Ла-Кро
Firminy|FRe6ue00
Oschersleben|DEjbagoe|Ошерслебен
Ascot|GBiu3c33|Аскот
Kleinmachnow|DEjlshg5|Клайнмахнов
Visoko|BAd3xjcx|Високо
San Lorenzo de El Escorial|ESahjaqu|Сан-Лоренсо-де-Эль-Эскориаль
Wittlich|DEhqif07|Виттлих
Zhirnovsk|RUii8tmb|Жирновск
Sinzig|DEi60f53|Зинциг
Konz|DEhikevs|Конц
Grumo Nevano|ITar4hui
la Nucia|ES8ymcap|Ла-Нусиа
Sovetsk|RUnllv8f|Советск
Privolzhsk|RUng3s9v|Приволжск
Mo i Rana|NOuc1hsv|Мо-и-Рана
Forssa|FIq3blgj|Форсса
Osuna|ES7weadk|Осуна
Tqvarch'eli|GEc80sfc|Ткуарчал
Oria|EScjjbkf
Amorebieta|EScihbah
Reinheim|DEhm5fr6|Райнгайм
Libiąż|PLhtsjsq|Либёнж
Kukës|ALbmtk83|Кукес
Nevel’|RUme5nw4|Невель
Bastia umbra|ITce8h6p
Acqui Terme|ITdn0fm3
Bilopillya|UAimupl0|Белополье
Holzwickede|DEiwkfah|Хольцвиккеде
Cercola|ITap0hvv
Bohodukhiv|UAhvhq1w|Богодухов
Orsay|FRgqod6u|Орсе
Renens|CHf2sevy|Ренан
Raduzhnyy|RUmdorwq|Радужный
Brakel|DEj2mfw1|Бракель
Saint-Amand-les-Eaux|FRi3bdo3|Сент-Аман-лез-О
Teo|ESc5i92e
Zubia|ES7t3ayo
Weesp|NLjizeah|Весп
Çerkeş|TRanop1b
Weißenburg in Bayern|DEgzzgku|Вайсенбург-ин-Байерн
Palanga|LTmb9kh2|Паланга
Moita|PT8zn8vl
Tarifa|ES6yea6l|Тарифа
Taufkirchen|DEg8pgtt|Тауфкирхен
Druskininkai|LTkugllm|Друскининкай
Middelkerke|BEintdfm|Миделкерке
Mosta|MT6vhhwt|Моста
Zapolyarnyy|RUwq7o8f|Заполярный
Le Pré-Saint-Gervais|FRgvxd9u|Ле-Пре-Сен-Жерве
Lasarte|EScjwbkd
Lucé|FRgjhcws
Aprelevka|RUm14qng|Апрелевка
Domodossola|ITer1fjn
Les Clayes-sous-Bois|FRgu6d41|Ле-Кле-су-Буа
La Baule-Escoublac|FRfnobfm|Ла-Боль-Ескублак
Dęblin|PLiy7krw|Демблин
Kortenberg|BEifme3k|Кортенберг
Malacky|SKgjgiwv|Малацки
Alsfeld|DEibsfx7|Альсфельд
Rawa Mazowiecka|PLj3wk5r|Рава-Мазовецка
Abergele|GBka4ayp|Абергеле
Spennymoor|GBldfbq7
Kasterlee|BEipde9f
Izyaslav|UAhu7moz|Изяслав
Naaldwijk|NLjaadyx|Налдвейк
Dorking|GBip4c7t|Доркинг
Munster|DEk1ug8k|Мунстер
Ramsbottom|GBkk8bga
La Unión|ES86zc09|Ла-Уньйон
Piazza Armerina|IT80ghw1
Kronberg|DEhw0fmu
Bar|MEbnajpp|Бар
Amersham on the Hill|GBj1fc40
Nässjö|SEnnhi0k|Несшё
Sacavém|PT93k8ty|Сакавень
Schmalkalden|DEiaxgdi|Шмалькальден
Mezőkövesd|HUg29kac
Volgorechensk|RUnhjs82|Волгореченск
Diepenbeek|BEig4efp
Akureyri|IStuk5d8|Акюрейри
Lessines|BEiandtq|Лессин
Bruntál|CZhqkj30
Flórina|GRamuklt|Лерин
Myślenice|PLhmak1d|Мысленице
Sin-le-Noble|FRi0ydjy|Сен-ле-Нобль
Toul|FRgq9ema|Туль
Zimovniki|RUfjnsqc|Зимовники
Utebo|ESbckbyk
Rutigliano|ITat6iwn
Bad Aibling|DEg3kgz9|Бад-Айблинг
Moreton|GBkdcb56
Pozoblanco|ES8s3ah4|Пособланко
Biddulph|GBk5hbi8
Velp|NLjabenf
Bishopstoke|GBihqbu0
Kongsberg|NOp7hg2h|Конгсберг
Enem|RUdtyrct|Энем
Ribera|IT83mhgp|Рибера
Güimar|ES10f60i
Svobody|RUd4ysyd|Свободы
Horten|NOp0hge2|Хортен
Kobyłka|PLjjwkiu|Кобылка
Sint-Gillis-Waas|BEiordxq
Kreuzlingen|CHfxnfvw|Кройцлинген
Jona|CHflyfr7|Йона
Goražde|BAcv0jo0|Горажде
Halver|DEinuf8l|Гальфер
Ferndown|GBidbbm2|Ферндаун
Huércal-Overa|ES80lblg|Уеркаль-Овера
Pleszew|PLj7kj7h|Плешев
Bellaria-Igea Marina|ITd87h5o
Templin|DEk5jhjz|Темплин
Parets del Vallès|ESb8vd7h
Marseille 16|FRcmgeej
Mühldorf|DEge7h6d
Ilovays’k|UAg59r31|Иловайск
Barrhead|GBm7zang|Баррхед
San Vito dei Normanni|ITajcj6e
Rozdil’na|UAfb7ny8|Роздилна
Negotin|RSdail1d|Неготин
Covilhã|PTa8x9g7|Ковильян
Eilenburg|DEivgh7x|Айленбург
Salaspils|LVn1glqv|Саласпилс
Tapolca|HUfcaj2p
Schmelz|DEhb5ezl
Gjøvik|NOq2sggy|Йёвик
Aci Castello|IT858i6t
Mölnlycke|SEnnnh0r|Мёльнлюкке
Ware|GBj57cc2
Villeneuve-le-Roi|FRgrtd9s|Вильнев-ле-Руа
Słubice|PLjk7hyo|Слубице
Százhalombatta|HUfopjnh
Salonta|ROfa0kp5|Салонта
Haar|DEgadgvb|Хар
Middelharnis|NLj3qdyb|Мидделхарнис
Beroun|CZhpwhrw|Бероун
Kronberg Tal|DEhvvfmk
Romano di Lombardia|ITeahg3x
Balassagyarmat|HUg9djsg
Ramada|PT93w8su
Chaves|PTbdg9gq
Dursunbey|TR9pmne1
Chervonopartyzans’k|UAg9grp6|Червонопартизанск
Saint-Jean-de-la-Ruelle|FRg4vd2c|Сен-Жан-де-ла-Рюель
Hopa|TRb3qsbq|Хопа
Negotino|MKbhakei|Неготино
Zielonka|PLjiwkic|Зелёнка
Morlaix|FRgndava|Морле
Maltby|GBkdtbvs
Uherský Brod|CZgztj5k|Угерски-Брод
Montemurlo|ITd27glr
Walcourt|BEhxye23|Валькур
Bykhaw|BYkgpo0j|Бихав
Bendorf|DEi2nf9q|Бендорф
Denizciler|TR7ftqbf
Kholmskiy|RUdrrr5k|Холмский
Baymak|RUjqxyuh|Баймак
Taşköprü|TRb72pjn
Warminster|GBiocbi7
Ariccia|ITbcxh8g
Kalmthout|BEitce2m
Radlin|PLhsajh2
Porriño|ESbp690q
Portogruaro|ITehphas
Wijk bij Duurstede|NLj9qeen
Teignmouth|GBi62azw|Тинмут
Lübbenau|DEj6mhq8|Люббенау
Walton-on-the-Naze|GBj68cu2
Montargis|FRg79dee|Монтаржи
Skvyra|UAhjgnsh|Сквира
Renningen|DEgsqfsl|Реннинген
Ciriè|ITe2jfa1
Soisy-sous-Montmorency|FRgysd8f|Суази-су-Монморанси
Tynemouth|GBlmabsn
Bad Tölz|DEg0pgsz|Бад-Тёльц
Bischheim|FRgogfc5
Flers|FRgrtc4h
Svitavy|CZhk4ip6|Свитави
Nümbrecht|DEig0f96|Нимбрехт
Delcevo|MKbjrl4p|Делчево
Konstantynów Łódzki|PLj3gjsv|Константинов-Лодски
Saraktash|RUj4ky38|Саракташ
Ranst|BEinye3v
Marly-le-Roi|FRgvfd5e|Марли-ле-Роа
Oerlinghausen|DEj97for|Эрлингхаузен
Lyepyel’|BYlihnf2|Лепель
Kuusamo|FIu2fnls|Куусамо
Cluain Meala|IEjkb9dg
Lattes|FRcs8duo|Лат
Bushey|GBj0jc7g
Mirandola|ITdstgm7|Мирандола
Néa Erythraía|GR8k5ljb
Chudovo|RUos5oki|Чудово
Gelligaer|GBj14b38
Kralupy nad Vltavou|CZhxlhv8|Кралупи
Lebbeke|BEiitdxv
Boksitogorsk|RUp22pek|Бокситогорск
Enkhuizen|NLjtzedy
Moosburg|DEgkfgy9
Kantyshevo|RUcistkd|Кантышево
Wittstock|DEk6ph5t
El Astillero|EScnlave|Эль-Астильеро
Sleaford|GBk26c6r
Yasnyy|RUijlzg1|Ясный
San Giovanni in Fiore|IT9geisc
Kommunar|RUp65o2j|Коммунар
Pombal|PT9yt90m|Помбал
Gavrilov-Yam|RUndqrpz|Гаврилов-Ям
San Bonifacio|ITe70gp1
Urk|NLjsvei9
Wervik|BEicldin|Вервик
Saint-Cyr-sur-Loire|FRfqoclp
Agropoli|ITaati4n
Haydock|GBkf7bb7
Polyarnyy|RUwk7p90|Полярный
Ejea de los Caballeros|ESbo6bwn|Эхеа-де-лос-Кабальерос
Paolo VI|ITafmj0d
Meerane|DEiefh5k|Меране
Fos-sur-Mer|FRcome94|Фос-сюр-Мер
Sanxenxo|ESbvs8y5
Castelfranco Emilia|ITdkqglx
Cham|DEh5eh88
Arcueil|FRgtkd8u|Аркей
Oberasbach|DEhavgkn|Оберасбах
Vilaseca|ESbmed7s|Вила-сека
La Pineda|ESav0csx|Ла-Пинеда
Valenza|ITdwcfoi|Валенса
Onex|CHeswep7|Оне
Kemer|TR7emo4w|Кемер
Haukipudas|FItghm4k|Хаукипудас
Akhaltsikhe|GEbansxf|Ахалцихе
Adjud|ROeqkmtr
Mountsorrel|GBjudbwh
Lewes|GBif6cck|Льюис
Thorne|GBkj7bz2
Tiszaújváros|HUg5hkha
Stabroek|BEirwe16
Orikhiv|UAfvbq5h
Lingolsheim|FRgmufb5|Ленгольсайм
Préveza|GR984kcn
Wadern|DEhe5f04|Вадерн
Grangemouth|GBmdvawr
Michelstadt|DEhhwfti|Михельштадт
Fornacelle|ITd24glq
Londerzeel|BEiite08|Лондерзел
Calne|GBiuvbkl
Wörth am Rhein|DEh0hfj6|Вёрт-ам-Райн
Cassano d'Adda|ITeamg0m
Vitré|FRgambvp|Витрэ
Tui|ESblz90e
An Muileann gCearr|IEkgt9ij
Suvorovskaya|RUd9issy|Суворовская
Schlüchtern|DEi0lg0r|Шлихтерн
Pollença|ES9xpdic
Ellinikó|GR8eili8
Vitry-le-François|FRgrhe44|Витри-ле-Франсуа
Chirpan|BGbq8m4b|Чирпан
Arsk|RUmg4vl7|Арск
Rožnov pod Radhoštěm|CZhbvjcg|Рожнов-под-Радгоштем
Ílhavo|PTahu901
Torvaianica|ITba5h5j
Elbeuf|FRh73cqd|Эльбёф
Heilbad Heiligenstadt|DEit6g99|Хайльбад-Хайлигенштадт
Navalmoral de la Mata|ES9y4a7i|Навальмораль-де-ла-Мата
Eğirdir|TR8e3o8x
Nantwich|GBk45bdg
Tekkeköy|TRaysqeu|Теккекей
Karlivka|UAhbtpwd|Карловка
Askøy|NOprsecg|Аскёй
Gribanovskiy|RUivesjg|Грибановский
Parede|PT90t8qj
Ostrov|CZhzehc6|Остров
Wolfratshausen|DEg4xgr3|Вольфратсгаузен
Blomberg|DEj8vfup|Бломберг
Korsholm|FIrv6kpl
Falköping|SEo1xhkn|Фальчёпинг
Serinhisar|TR85xnmx
Radzionków|PLi20jmz|Раджьонков
Luduş|ROf17ln6
Ermitagaña|ESc77bpc
Wath upon Dearne|GBkg7btr
Romsey|GBiidbrm
Berga|ESbnkd23
Playa del Ingles|ES0l16c3|Плая-дель-Инглес
Międzyrzec Podlaski|PLja2l4v|Мендзыжец-Подляски
Tradate|ITefofs6
Cirencester|GBj2nbl2|Чиренчестер
Ribnitz-Damgarten|DEl0qh5g|Рибниц-Дамгартен
Kondrovo|RUlgeq7g|Кондрово
Castilleja de la Cuesta|ES80ia0e
Pallasovka|RUhsaufm|Палласовка
Novoul’yanovsk|RUky6v0j|Новоульяновск
Zossen|DEjgghj9|Цоссен
Terzigno|ITanghxr
Steenwijk|NLjwcepg
Selb|DEhvnh0x|Зельб
Haaltert|BEig2dw0
Tirebolu|TRat3rbj|Тиреболу
San Salvo|ITblwi13
Gescher|DEj96f1q|Гешер
Naarden|NLjioec5
Albenga|ITd5mfil
Pidhorodne|UAgnbpw1|Подгородное
Busko-Zdrój|PLi3zkc7|Буско-Здруй
Laukaa|FIrbqmcw|Лаукаа
Blantyre|GBm7warl
Albolote|ES7w7axo
Horodok|UAh3omlo|Городок
Santa Cruz de la Palma|ES1as5hq|Санта-Крус-де-ла-Пальма
Banaz|TR921nto
Ardea|ITb9rh6n|Ардеа
Condeixa-a-Nova|PTa4992f
Horasan|TRa27sm2|Хорасан
Trentola-Ducenta|ITas7htb
Visé|BEibeejm
Mentana|ITblnh82
Alfragide|PT91w8se
Gossau|CHfr4fwz|Госсау
Monzón|ESbi7cf5
Kiruna|SEviwk5d|Кируна
Nerviano|ITebdft6
Hochheim am Main|DEhrafkg|Хоххайм-ам-Майн
Heysham|GBkv8b89
Villaquilambre|ESc2na79|Вильякиламбре
São Pedro da Cova|PTawv92e
Ryl’sk|RUiyepq5|Рыльск
Strzegom|PLihninj|Стшегом
Vila Real|PTb199cw|Вила-Реал
Parvomay|BGbngm2o|Първомай
Kalodzishchy|BYksgn2b|Колодищи
Kudepsta|RUcq7rqi|Кудепста
Zvečan|XKc9vkdw|Звечан
Pamiers|FRcfpcyt|Памье
Montereau-Fault-Yonne|FRghzdhf|Монтеро-Фо-Ионн
Hilvan|TR863rdi
Stekene|BEioidwi
Westbury|GBipwbi2
Ermenek|TR7fsp1a
Eutin|DEkxxgfs|Ойтин
Ubrique|ES7gua8t
Guisborough|GBl8vbxs
Bedlington|GBlpfbqb
Dunaharaszti|HUfpfjpp
Denderleeuw|BEifhdx2
Tulle|FRe3ed12|Тюль
L'Isle-sur-la-Sorgue|FRd20eam
Sestri Levante|ITdbtfyy
Este|ITe27gug|Эсте
Бережани|UAhbmlyr|Бережани
Torremaggiore|ITbc1i8v
Octeville|FRhgibpm
Isernia|ITb9ghu5|Изерния
Mula|ES8ipbrr
Frinton-on-Sea|GBj5rctq
Medvedovskaya|RUe8kreg|Медведовская
Vişeu de Sus|ROfzhlrt
Bermeo|ESco5ban|Бермео
Palmela|PT8xd8wt
Novouzensk|RUi3nux4|Новоузенск
Sint-Oedenrode|NLiygega
Muttenz|CHfu3fan|Муттенц
Barbastro|ESbloce7|Барбастро
Tassin-la-Demi-Lune|FRegze6y
Gemerek|TR9efq9g
Trzcianka|PLk3dip0|Тшчанка
Bad Reichenhall|DEfzthbb|Бад-Райхенгалль
Piossasco|ITdvof82
Letterkenny|IElke9d1|Леттеркенни
San Miniato|ITcvcgj5
Hînceşti|MDfaundj|Хынчешты
Pridonskoy|RUj1nrf2|Придонской
Torrox|ES7j2atk|Торрокс
Hayling Island|GBicobz0
Caldes de Montbui|ESbahd6j
Dorchester|GBiatben|Дорчестер
Zandvoort|NLjkre3f|Зандвоорт
Fafe|PTb5f96y|Фафе
Brzesko|PLhq1kan|Бжеско
Dour|BEi1wdsx|Дур
Sant Celoni|ESbc1db1
Gilching|DEgacgpb|Гильхинг
Menzelinsk|RUm5zwtz|Мензелинск
Wels|ATgbzhrd|Вельс
Marche-en-Famenne|BEhx7eeo|Марш-ан-Фамен
Bad Arolsen|DEit8ftn|Бад-Арользен
Destelbergen|BEikcdt7|Дестелберген
Frankenberg|DEig9hdk|Франкенберг
Bayındır|TR8nln0g|Байиндыр
Eltville|DEhrpfh7
Stockach|DEg37ftl|Штокках
Northallerton|GBl3fbsk
Boden|SEtyhkpo
Tuchkovo|RUm2hqey|Тучково
Bouguenais|FRfkibpx|Бугене
Obrenovac|RSdmfk50|Обреновац
Lede|BEihqdvt
Wil|CHfsefu3|Виль
Longfield|GBitpcgn
Danilov|RUo2frue|Данилов
Nykøbing Falster|DKlfdgxd|Нюкёбинг
Villanueva de la Cañada|ESadjasu
Saint Andrews|GBmmzb9k|Сент-Андрус
Savigliano|ITdm8fas
Vasil’yevo|RUm8uv53|Васильево
Nyon|CHeyfer4|Ньон
Kukmor|RUmipvzb|Кукмор
Jędrzejów|PLi8nk6g|Енджеюв
Verneuil-sur-Seine|FRgyed3q|Верней-сюр-Сен
Verrières-le-Buisson|FRgs2d7y|Веррьер-ле-Бюиссон
Kristiansund|NOrv2fbs|Кристиансунн
Schneeberg|DEi7fh81|Шнеберг
Diepholz|DEjrcfkp|Дипхольц
Balaguer|ESbevcnp
Achkhoy-Martan|RUchqtte|Ачхой-Мартан
Fót|HUfwqjqy
Urziceni|ROdo5mmd|Урзичени
Amaliáda|GR8bykkz
Plavsk|RUklxqqe|Плавск
Floreşti|MDg4bn9f|Флорешты
Heidenau|DEihwhp2|Хайденау
Adelfia|ITaszius
Essen|BEivoe2j
Serinyol|TR781qbf
Pontivy|FRg99b7b|Понтиви
Baia Sprie|ROfxylhi
Le Vésinet|FRgw5d63|Ле-Везине
Rochford|GBiyucm9|Рочфорд
High Blantyre|GBm7kari
Rakvere|EEoyimii|Раквере
Ts’q’alt’ubo|GEbttss3|Цхалтубо
Korgan|TRao1qr5|Корган
Boguszów-Gorce|PLibvili|Богушов-Горце
Sallanches|FRem8ewk|Салланш
Cobham|GBiruc6q
Bytów|PLkyrj3e|Битов
Gryfice|PLkrpi7k|Грыфице
Przasnysz|PLk2rkeg|Пшасныш
Neustadt bei Coburg|DEi02gmw|Нойштадт-бай-Кобург
Cabeceiras de Basto|PTb7699h|Кабесейраш-ди-Башту
Melegnano|ITe5yfxy
Montivilliers|FRhe9cf2
Lakinsk|RUme3rra|Лакинск
Nowogard|PLkkyi6e|Новогард
Vilshofen|DEgorhfo
Brixham|GBi1uazm|Бриксам
Arcore|ITedffxy
Domont|FRgzwd8r|Домон
Bobingen|DEgevgix|Бобинген
Orta Nova|ITb21ien
Sillamäe|EEozxn22|Силламяе
Kumla|SEosgi6s|Кумла
Losheim|DEhdaey5
Česká Třebová|CZho8iou|Чешка-Требова
Péruwelz|BEi50dqd|Перювельз
Scordia|IT7xzi2k
Gennep|NLj22enf
Ürgüp|TR8z2ptc
Wassenberg|DEilgepx|Вассенберг
Bar|UAh19n0x|Бар
Blanquefort|FRdtjc3l
Maardu|EEp1tlzf|Маарду
Gubin|PLj92i10|Губин
Sacile|ITemih63
Whickham|GBlkabp6
Colle di Val d'Elsa|ITco5gn0
Mittweida|DEiiahco|Митвайда
Balezino|RUnwjwsr|Балезино
Złotoryja|PLim6ihk|Злоторыя
Osimo|ITcpxhjp|Осимо
Nauen|DEjrbhb9|Науен
Alpignano|ITdylf8y
Kashin|RUnfbqus|Кашин
Sudak|UAdrtpu7|Судак
Cardedeu|ESbaod97
Sigmaringen|DEg9sfwn|Зигмаринген
Douarnenez|FRg9zaob|Дуарнене
Dabas|HUfkqjsn
Rypin|PLk42ju1|Рыпин
Elmalı|TR7ignvz|Элмалы
Alton|GBimtbyx|Алтон
Bergschenhoek|NLja6e2x|Бергсенхук
Babenhausen|DEhpxfss|Бабенхаузен
Tessenderlo|BEikheb4|Тесендерло
Porto Empedocle|IT7xthka
Großenhain|DEiqqhkf|Гросенгайн
Bellinzona|CHet5ftp|Беллинцона
Popovo|BGcm6mgt|Попово
Suzzara|ITdvsgho
San Felice A Cancello|ITatdhxo
Severo-Zadonsk|RUkuzr5t|Северо-Задонск
Hille|DEjjpfpz
Stockelsdorf|DEkr0ggc
Kysucké Nové Mesto|SKh7gjlc|Кисуцке-Нове-Место
L'Eliana|ES9p3c51
Biggleswade|GBjcvc8s
Panórama|GRahgl8c
Medvezh’yegorsk|RUrpppn0|Медвежьегорск
Bad Säckingen|DEfuyfet|Бад-Зекинген
Konstancin-Jeziorna|PLjd2khr|Констанцин-Езёрна
Bareggio|ITe9bftf
Osny|FRh12d53|Они
Herve|BEi8pekx|Эрв
Hohenstein-Ernstthal|DEid5h90|Гоенштайн-Ернстталь
Bovisio-Masciago|ITecyfvl
Pelhřimov|CZhb3i7w
Lidzbark Warmiński|PLkxikaa|Лидзбарк-Варминьски
Tàrrega|ESbavcsa
Resen|MKavdkg9|Ресен
Roseto degli Abruzzi|ITc3chr3
Saluzzo|ITdm7f8j
Ceglie Messapica|ITaj2j3q
Le Pecq|FRgw5d5o|Ле-Пек
Herzele|BEifjduh
Guérande|FRfopbeq|Геранд
Illertissen|DEgdjg8s|Иллертиссен
Mucur|TR9b1plz
La Solana|ES97sb3h
Blanchardstown|IEkd09vw|Бланчардстаун
Vostryakovo|RUlwvqxk|Востряково
Kivertsi|UAie2m61|Киверцы
Svalyava|UAgmll7u|Свалява
Tolentino|ITci9hgz
Cowley|GBj30bvp
Harringay|GBiyucb2
Bohuslav|UAhedo99|Богуслав
Floirac|FRdrbc55
Eibergen|NLjd8ews
Turgutreis|TR7q9mv5
Gunzenhausen|DEh2dghw|Гунценхаузен
Albignasego|ITe5ngxa
Rakovník|CZhtshn7
Hilchenbach|DEiilfh3|Хильхенбах
Las Cabezas de San Juan|ES7pca1y
Hondarribia|EScmpbni
Lymington|GBibybr0|Лимингтон
Hofgeismar|DEiwgfyt|Гофгайсмар
Hulyaypole|UAfy0qc0|Гуляйполе
Łapy|PLk1zl6a|Лапы
Gargždai|LTm5ikll|Гаргждай
Erba|ITeihfwl
Bilohirsk|UAdxjpp1|Белогорск
Neratovice|CZhy3hy3|Нератовице
Zafra|ES8td9vb|Зафра
Kilwinning|GBm3xaj3|Килуиннинг
Königslutter am Elm|DEjhfgio|Кёнигслуттер-ам-Эльм
Louth|GBkcfcce|Лаут
Olten|CHfpafe8|Ольтен
Bad Salzungen|DEidhgam|Бад-Зальцунген
Medvedevo|RUmv6use|Медведево
Ilinden|MKbkjko6|Илинден
Yemva|RUrgmvyu|Емва
Ovruch|UAirpngi|Овруч
Seeheim-Jugenheim|DEhkdfom|Зеегайм-Югенгайм
Zvenigorod|RUm66qke|Звенигород
Alcañiz|ESauacal|Альканьис
Johnstone|GBm8talq|Джонстон
Talne|UAgw1o6r|Тальне
Loxstedt|DEkf7fol|Локсштедт
Kirchhain|DEidvfsg|Кирххайн
Kežmarok|SKh2wk89|Кежмарок
Caronno Pertusella|ITecmfu3
Namysłów|PLiksj6l|Намислов
Feira|PTaqt91t
Hückeswagen|DEimuf6g|Гюккесваген
Las Gabias|ES7tjaxh
Saint-Cyr-l'École|FRgtjd56|Сен-Сир-Леколь
Galanta|SKgcmj6o|Галанта
Carterton|GBj3rbqb
Ripon|GBkxsbr8|Рипон
Bonnyrigg|GBma1b5b
Ghedi|ITe76gb6|Геди
Bocşa|ROe6dkpz
Großostheim|DEhoofui|Гроссостайм
Aabenraa|DKln0fz9|Обенро
Abony|HUfkuk2a
Kirchlengern|DEjg0fod|Кирхленгерн
Lice|TR8uas0v
Guardamar del Segura|ES8k2c3c
Jičín|CZi31i9o|Йичин
Hünfeld|DEi9sg44|Гюнфельд
Laxou|FRgqcepv|Лаксу
Weilerswist|DEibtezj|Вайлерсвист
Ząbkowice Śląskie|PLi7aity|Зомбковице-Слёнске
Belpasso|IT868i4i
Hohenems|ATfprg2y|Гогенемс
Fontenay-le-Comte|FRf0rc19|Фонтене-ле-Конт
Lędziny|PLhuvjq6|Ленджини
Hartley|GBitfcgo
Ochakiv|UAf4toin|Очаков
Stockerau|ATghzilo|Штоккерау
Kloten|CHfs4fno|Клотен
Remagen|DEi6zf4u|Ремаген
Fiorano|ITdj7gim
Straßgang|ATfghiac
Brvenica|MKbjrkfu|Брвеница
Pully|CHf1yewz
Moissy-Cramayel|FRgoqdcl|Муасси-Крамаель
Benešov|CZhkui0f|Бенешов
Rokiškis|LTmcfm7x|Рокишкис
Baeza|ES8heb08
Ermua|ESchnbdp|Эрмуа
Ustka|PLla4iun|Устка
Baiersbronn|DEglbfks|Байрсброн
Gernika-Lumo|EScl9bb6
Saran|FRg5yd2i
Spárti|GR7rukzz|Спарта
Viveiro|EScuu9ez
Montijo|ES96s9sj
Minturno|ITb07hnd
Cehegín|ES8k4bnh
Seseña|ESa41ax3
Rijen|NLiz3e8s
Palagonia|IT7yyi18
Uusikaupunki|FIq2wkls|Уусикаупунки
Bry-sur-Marne|FRgumdbi|Бри-сюр-Марн
Cesson-Sévigné|FRgapbq6|Сессон-Севинье
Orestiáda|GRb6vmkx
Wendelstein|DEh8wgnb|Вендельштайн
Vechelde|DEjhogce|Фехельде
Leopoldshöhe|DEjasfp9|Леопольдсхёэ
Stara Pazova|RSdvlk4g|Стара-Пазова
Arhavi|TRb2nsa4|Мусазаде
Boppard|DEhxbf9v|Боппард
Surkhakhi|RUchoto3|Сурхахи
Halstenbek|DEkjtg59|Хальстенбек
Glinde|DEkhcga4
Mungia|EScmbb8x
Beerse|BEirje7v
Pantelimon|ROdgqmgc
Bassum|DEjy3fpo|Бассум
Kamyzyak|RUequuw5|Камызяк
Cattolica|ITd36h9c
Vimodrone|ITeabfxg
Stadt Winterthur (Kreis 1)|CHftbfpk
Le Pontet|FRd35e7y
San Miguel De Abona|ES0ui5xn
Neustadt in Holstein|DEkwzgin|Нойштадт
Banbridge|GBl3q9x6|Банбридж
Neuenhagen|DEjp6hml
Chepstow|GBj0hbba|Чепстоу
Krasnogvardeyskoye|RUejisd3|Красногвардейское
Montbrison|FRecwdwx
Faches-Thumesnil|FRi73dj1|Фаш-Тюмениль
Shilovo|RUl2ws45|Шилово
Bačka Topola|RSeinjx4
Kosovo Polje|XKc34khg
Ginosa|ITah5it6
Dvůr Králové nad Labem|CZi2wig3|Двур-Кралове
Brake (Unterweser)|DEkbhfma
Arsin|TRarlrqz
Schrobenhausen|DEgmxgou|Шробенгаузен
Rahden|DEjmifo2|Раден
Viroflay|FRgtld6h|Вирофле
Staszów|PLi6jkif|Сташов
Tulchyn|UAgq2nh3|Тульчин
Gryazovets|RUolkrvi|Грязовец
Lohr am Main|DEhqlg1e|Лор-ам-Майн
Künzell|DEi60g3f|Кюнцелль
Neerpelt|BEip0eg1
Mariestad|SEoguhog|Мариестад
Littau|CHfgyfj7|Литтау
Harlingen|NLk73efr|Харлинген
Baden|CHfspfjt|Баден
Penicuik|GBm8vb3n
Scicli|IT7jyi0n|Шикли
Brüggen|DEipdeqc
Les Sables-d'Olonne|FRf1kbno
Leça do Bailio|PTays90j
Mosty|BYkdolt9|Мосты
Hola Prystan’|UAf2fow6|Гола Пристань
Valenzano|ITau4iuy
Trubchevsk|RUjqkpde|Трубчевск
Sukhinichi|RUkwspzb|Сухиничи
Zmiyiv|UAhhvqda|Змиев
Ryton|GBjrlbft
Berettyóújfalu|HUfllknr
Pyriatyn|UAhxmovx|Пирятин
Vialonga|PT95s8ud
Pavlovsk|RUp7vo35|Павловск
Erwitte|DEizpfk9|Эрвитте
Hudiksvall|SEqsniy1|Худиксвалль
Drochia|MDg8cn2q|Дрокия
Penzberg|DEg0hgqh|Пенцберг
Belidzhi|RUbhov0u|Белиджи
Świdwin|PLknrifk|Свидвин
Saint-Leu-la-Forêt|FRgzld7p|Сен-Лё-ла-Форе
Sezze|ITb6shdv
Radzyń Podlaski|PLj4fl2k|Радзынь-Подляский
Castel Maggiore|ITdk9gq8|Кастел-Маджоре
Peraía|GRaezl6v
Bad Neustadt an der Saale|DEhzuga7|Бад-Нойштадт-ан-дер-Заале
La Roda|ES9f3bih|Ла-Рода
Golitsyno|RUm2pqm3|Голицыно
Witzenhausen|DEis5g5c|Виценхаузен
Vatra Dornei|ROfpam4r|Ватра-Дорней
Saint-Fons|FRefpe7v|Сен-Фон
Bad Segeberg|DEksfgbj|Бад-Зегеберг
Landerneau|FRgjxape|Ландерно
Agios Ioannis Rentis|GR8gllh5
Nikolayevsk|RUhrotvu|Николаевск
Ginsheim-Gustavsburg|DEhq3fkd|Гинсхайм-Густавсбург
Poio|ESbx48zt
Worcester Park|GBit8c92
El Grao|ESa0eccm
Damme|DEjoyfib|Дамме
Canovelles|ESba1d86
Viewpark|GBm8ras3
Wardenburg|DEk43fic|Варденбург
Zherdevka|RUj69sca|Жердевка
Grefrath|DEis0esi|Грефрат
Duffel|BEilce33
Aldridge|GBjr9blt
Saint-Avertin|FRfpocmq|Сент-Авертен
Châteaudun|FRg9bcv1|Шатодён
San Giovanni Valdarno|ITcs8gsl
Sint-Kruis|BEiomdll
Oschatz|DEir0hej|Ошац
Basford|GBk1bbw0
Tullinge|SEougj92
Stará Ľubovňa|SKh7fkbr|Стара-Любовня
Sarigerme|TR7hvnf4|Саригерме
Gemert|NLiy4ejh
Fléron|BEi7zejc|Флерон
Horodok|UAhkxlgw|Городок
Pasaia|ESclhblo|Пасая
Püspökladány|HUfodkhq
Brad|ROerhl4w|Брад
Issoire|FReb4dll|Иссуар
Beckingen|DEha8exi|Беккинген
Horgen|CHfmsfnv|Хорген
Tsotsin-Yurt|RUcj6u3c|Цоцин-Юрт
Forio|ITalmhoy
Gien|FRfytdcz|Жиан
Kippax|GBknjbtf
Zola Predosa|ITdhugo9
Blankenburg|DEj4mgkm|Бланкенбург
Bayeux|FRh6tc2o|Байё
Hövelhof|DEj5dfol|Хёфельхоф
Cordenons|ITench8u
Corvera de Asturias|EScrca2o|Корвера-де-Астуриас
Uslar|DEj0xg2a|Услар
Konjic|BAcujj9w
Hettstedt|DEj0qgsc|Хетштедт
Puurs|BEikqe00|Пюрс
Harenkarspel|NLjuue6s|Харенкарспел
Kalundborg|DKm4ogmg
Gentilly|FRgtxd8z
Château-Thierry|FRh0ednq|Шато-Тьерри
Port-de-Bouc|FRcnre9m|Пор-де-Бук
Conisbrough|GBkfmbvc
Grenchen|CHfkwf76|Гренхен
Västra Frölunda|SEnnbgy5
Olecko|PLkuyl12|Олецко
Baskil|TR8xdrbk
Ratekau|DEksmghj|Ратекау
Ebersbach an der Fils|DEgr8g0q|Еберсбах-ан-дер-Филс
Senirkent|TR8kgo4q
Garwolin|PLj7lkon|Гарволин
Pestovo|RUodmq5p|Пестово
Pont-à-Celles|BEi4xe14|Понт-а-Сель
Freilassing|DEg2xhcr|Фрайлассинг
Saint-Égrève|FRe2hejd|Сент-Егрев
Melenki|RUlv2sen|Меленки
Villers-lès-Nancy|FRgq1epw|Виллер-ле-Нанси
Sava|ITacaj48
Varnsdorf|CZig8hzh|Варнсдорф
Villafranca di Verona|ITe5ugj2
Brie-Comte-Robert|FRgqkdcp|Бри-Конт-Робер
Cerveteri|ITbkfh0d|Черветери
La Carolina|ES8p8ay8
Boissy-Saint-Léger|FRgs7dbc
Göd|HUfyjjq7
Bressanone|ITf7nguc|Брессаноне
Čakovec|HReygiop|Чаковец
Pokrov|RUmbargi|Покров
Petushki|RUmbirkj|Петушки
Mezgor'e|RUkveynh|Межгорье
Vári|GR8cxlj2
Carmarthen|GBj6gaon|Кармартен
les Escaldes|ADbyrcxr|Эскальдес-Энджордани
Guéret|FReskd2g|Гере
Bruckmühl|DEg3zgxv|Брукмюль
Albufeira|PT7s895v|Албуфейра
Baguim do Monte|PTay891t
Malahide|IEker9yz|Малахайд
Hoyland Nether|GBkg4bsb
Arzgir|RUe6dtem|Арзгир
Tadley|GBisebws
Dunaivtsi|UAgw1mpg|Дунаевцы
Kidlington|GBj5ibuk
Apostolove|UAfxwpcp|Апостолове
Nyborg|DKluhgib|Ниборг
Slobozhans’ke|UAhfpqfr|Слобожанское
Sannicandro Garganico|ITbg6icn
Olsberg|DEiskfmc|Ольсберг
Vevey|CHf0nezi|Веве
Sant Just Desvern|ESb3kd56
Boom|BEil8e16
Riemst|BEideei9
Przeworsk|PLhsjl0v|Пшеворск
Alcobaça|PT9oo8vr|Алкобаса
Chenôve|FRfnpe9y
Sinnai|IT9hrfw9
Lourdes|FRcf8cbr|Лурд
Ljungby|SEn0phq2|Юнгбю
Milanówek|PLjdrkbk|Милановек
San Giovanni in Persiceto|ITdlygns
Rakovski|BGbsalyu|Раковски
Royston|GBjbscc4
Schiffweiler|DEh9bf3j|Шифвайлер
Preetz|DEl0jgb7|Прец
Bebington|GBkbyb6k|Бебингтон
Staphorst|NLjsdeqq
Oderzo|ITehph5z
Gračanica|BAdnrjer|Грачаница
Salsomaggiore Terme|ITdqwg75
Sierre|CHevwf94|Сьерре
Wittenheim|FRg23f68|Виттенайм
Canteleu|FRhbdcqo|Кантеле
Bílina|CZi65hns|Билина
Choszczno|PLk6xiam|Хошчно
Svetogorsk|RUqbknhc|Светогорск
Bad Essen|DEjj9fk7|Бад-Эссен
Swanscombe|GBiv3cgr
Persianovka|RUfuarjx|Персиановка
Wendlingen am Neckar|DEgpzfyo|Вендлинген-ам-Неккар
Gura Humorului|ROfuumc6|Гура-Гуморулуй
Kelheim|DEgwtgxj|Кельгайм
Şimleu Silvaniei|ROfm1l54
Lido|ITe7fh47
Weener|DEk6rf6j|Венер
Baildon|GBkprbnm
Osmaneli|TRab1nxb
Shchuchyn|BYkixlw5|Щучин
Venëv|RUl3vr3y|Венёв
Divnoye|RUel9t2l|Дивное
Galliate|ITe9bfp9
Janakkala|FIq5olu4|Янаккала
Haubourdin|FRi7sdi0|Обурден
Crépy-en-Valois|FRh5mdgk|Крепи-ан-Валоа
Zerbst|DEj9ih0b|Цербст
Ezine|TR9v6mia
Berck-Plage|FRi27cy6
Porthcawl|GBivzax0|Порткаул
Virovitica|HRej4j1w|Вировитица
Les Herbiers|FRfbvbyc
Peniche|PT9j88q5
Königstein im Taunus|DEhvvfm4|Кёнигштайн
Gradačac|BAdsnjge|Градачац
Yutz|FRh90eqg|Юц
Tarancón|ESa1db6o|Таранкон
Siderno|IT8p2ims
Outreau|FRiahcyj|Утро
Riegelsberg|DEh7gf0r|Ригельсберг
Simmerath|DEi7kery|Зиммерат
Novyy Buh|UAfytow5|Новий Буг
Zelenogradsk|RUlknk8u|Зеленоградск
Klingenstein|DEgiyg62
Keynsham|GBiu6bdr
Ustroń|PLhj6jll|Устронь
Sim|RUlllylt|Сим
Spenge|DEjecfma
Elland|GBkl9bmx
Eberbach|DEhc3ftb|Эбербах
Odenthal|DEijlf3a|Оденталь
Los Alcázares|ES8agc0n
Zlaté Moravce|SKgi2jg0|Злате-Моравце
Pirkkala|FIql9lgo
Karabanovo|RUmmdr9y|Карабаново
Klosterneuburg|ATgftin7|Клостернойбург
Berck|FRi20cyo
Bitterfeld-Wolfen|DEj00h3m|Биттерфельд
Marbach am Neckar|DEgxgfx2|Марбах-ам-Неккар
Nikel|RUwq5o07|Никель
Mayenne|FRgfrc3x
Portalegre|PT9hi9h8|Порталегре
Audincourt|FRfszezn|Оданкур
Nisko|PLi5ckvy|Ниско
Correggio|ITdpjgi8|Корреджо
Hude|DEk58fm0|Худе
Saltash|GBi2aapr
Earlsfield|GBiv0c9v
Amstetten|ATgari30|Амштеттен
Porto San Giorgio|ITcheho1
Néa Mákri|GR8jzllg
Balma|FRctfcxa|Бальма
Peer|BEimaega
Chiari|ITeayg6b
Hautmont|FRhxvdux|Отмон
Mizil|ROdwhmjt|Мизил
Erskine|GBmatamn
Çağlayancerit|TR8ahqqb
Łęczyca|PLjc4jr4|Ленчица
Carlet|ES9fnc57|Карлет
Hayvoron|UAggsnva|Гайворон
Lognes|FRgujdcz|Лонь
Wombwell|GBkgqbt2
Och’amch’ire|GEc4gsce|Очамчире
Diksmuide|BEijkdg8
Sant Carles de la Ràpita|ESai9cks|Сан-Карлос-де-ла-Рапита
Sassenheim|NLjgpe39|Сассенхейм
Montornès del Vallès|ESb7yd7y
Bad Bentheim|DEjitf3v|Бад-Бентхайм
Ottweiler|DEha9f3y|Оттвайлер
Shushary|RUpbdo2f|Шушары
Aarau|CHfqhfg6|Аарау
Hayange|FRh89eon|Еанж
Stowbtsy|BYkfimnw|Столбцы
Väståboland|FIpp0ky6
Nova Pazova|RSdugk5a|Нова-Пазова
Niederkrüchten|DEio8eqs|Нидеркрихтен
Frattaminore|ITarohuo
Aleksandrovsk|RUotayk1|Александровск
South Hayling|GBicsbyw
Strunino|RUmnxr8c|Струнино
Bilicenii Vechi|MDfxsn60|Старые-Биличены
Blackwood|GBj18b3w|Блекуд
Tergnier|FRhhcdmb|Тернье
Donskoye|RUe8nsjf|Донское
Lille|BEipee7g
Lovisa|FIptdmgp|Ловийса
Malnate|ITei2frt
Carrières-sous-Poissy|FRgxqd4s|Каррьер-су-Пуасси
Aşkale|TR9yxs1n
Illzach|FRg12f6k|Ильзак
Angermünde|DEk2nhqw|Ангерминде
Leixlip|IEkce9u8|Лейкслип
Albal|ES9kgc6o
Herisau|CHfqafxc|Херисау
Capua|ITavthtu|Капуа
Vilalba|ESckq9dr
Moskovskiy|RUm2fqr9|Московский
Seen (Kreis 3)|CHfssfq9
Santafé|ES7v1awt
Siemiatycze|PLjmbl5z|Семятыче
Pont-à-Mousson|FRgwjeok|Понт-а-Муссон
Burrel|ALb9uk2c|Буррель
Carate Brianza|ITeesfwr
Chełmża|PLk7djiu|Хелмжа
Bijelo Polje|MEcdijyq|Биело-Поле
Atarfe|ES7w1ax9
Brandýs nad Labem-Stará Boleslav|CZhw3i04|Брандис-над-Лабем-Стара-Болеслав
Ochër|RUnu2xgg|Очёр
Cugnaux|FRcrccv4|Кюньо
Palagiano|ITah6ix3
Éragny|FRgzld5m
Noci|ITan6iyb
Kamenjane|MKbj6kf4
Staffanstorp|SEm3nhfv|Стафансторп
Llandudno|GBkb9av8|Лландадно
Ober-Ramstadt|DEhm7fpy|Обер-Рамштадт
Noisiel|FRguxdcw|Нуазьель
Broxburn|GBmbqb08|Броксберн
Lillerød|DKma3h3x
Slobozia|MDf81nt0|Слободзея
Neston|GBiu4bhw
Bürstadt|DEhgzfly|Бюрштадт
Clausthal-Zellerfeld|DEj55gc1|Клаусталь-Целлерфельд
Tordera|ESbcbde7
Sárvár|HUfmmivo
Tsimlyansk|RUfxisl7|Цимлянск
Jelcz Laskowice|PLij9j0y
Straelen|DEiuyerh|Штраелен
Santomera|ES8j9bxw
Ocna Mureş|ROeyfljp
Hale|GBkcqbg2
Łomianki|PLjjqkej|Ломянки
Benetússer|ES9l3c6y
Altdorf|DEh9ugq7
Arenys de Mar|ESb92dbv|Ареньс-де-Мар
Garching bei München|DEge9gua|Гархинг
Solhan|TR98ds6n
Hizan|TR8ntspl
Kadınhanı|TR8o8oru
Belëv|RUkosqaa|Белёв
Bagayevskaya|RUfokrxe|Багаевская
Oyten|DEk3mfto|Ойтен
Saint-Pierre-des-Corps|FRfqacmu
Ropczyce|PLhsckok|Ропчице
Popeşti-Leordeni|ROdevmfv
Lauda-Königshofen|DEhetg3a|Лауда-Кёнигсхофен
Putte|BEik5e4s
Neu-Anspach|DEhzpfmi|Ной-Анспах
Coulommiers|FRgtzdja
Karlstadt|DEhpsg46|Карлштадт
Torredembarra|ESawxcvv
Lucan|IEkc59uw
Beverungen|DEj18fyn|Беверунген
Hazel Grove|GBkcvbj2
Lancenigo-Villorba|ITefth2o
Sofrino|RUmhqqzb|Софрино
Zhashkiv|UAh5xnyn|Жашков
Jämsä|FIqwgm2b|Ямся
Chernyanka|RUiguqxo|Чернянка
Drensteinfurt|DEj4rfbx|Дренштайнфурт
Darton|GBkijbr9
Lieto|FIpuul0f
Montesson|FRgwld65|Монтессон
Râşnov|ROec7m5x|Ръшнов
Radomyshl|UAi4onmf|Радомышль
Orpington|GBit3cdt
Ludvika|SEpkui7e|Лудвика
Bigadiç|TR9k8n76
Brusciano|ITaqqhws
Soumagne|BEi7yek9|Сумань
Freiberg am Neckar|DEgx8fw9|Фрайберг-ам-Неккар
Wurzen|DEiszh9e|Вурцен
Much|DEig0f7a
Adliswil|CHfo6fmu|Адлисвиль
Mijdrecht|NLjg7e7z
Telfs|ATfo3gm6|Тельфс
Zimnicea|ROcuom4q|Зимнич
Saint-Maximin-la-Sainte-Baume|FRcowelu|Сен-Максимен-ла-Сент-Бом
Boskoop|NLjcje54|Боскоп
Samobor|HReibier|Самобор
Dubovka|RUh0qtn3|Дубовка
Alfena|PTazh922
Massamagrell|ES9p3c7t
Saffron Walden|GBjb3cft|Сафрон-Уолден
Haslingden|GBklrbg6
Holzkirchen|DEg3xguz|Хольцкирхен
Gyomaendrőd|HUfdpkdt
Bosanska Krupa|BAdsriks|Босанска-Крупа
Steffisburg|CHf9efag|Штеффисбург
Port Glasgow|GBmbrajb|Порт-Глазго
Eggenstein-Leopoldshafen|DEh1mfl3|Эггенштайн-Леопольдсхафен
Foça|TR906mo2
Bad Laasphe|DEigrflh|Бад-Лаасфе
Ascheberg|DEj4ffa8|Ашеберг
Penrith|GBlciba5|Пенрит
Yelan’|RUih9t7x|Елань
Nowy Tomyśl|PLjjbikg|Новы-Томысль
Bad Lippspringe|DEj4ffqw|Бад-Липспринге
Bussolengo|ITe91gj7
Giaginskaya|RUds6rt0|Гиагинская
Dieburg|DEho1frb|Дибург
Leninsk|RUgquts7|Ленинск
Bogovinje|MKbikkex
Nosivka|UAigsoj3|Носовка
Trbovlje|SIes3i5j
Ústí nad Orlicí|CZhq6io5|Усти-над-Орлици
Sarandë|AL9xnk2a|Саранда
Mirano|ITe9rh0m|Мирано
Noyon|FRhfbdi4|Ноайон
Cetinje|MEbvjjn5|Цетине
Corigliano Scalo|IT9qript
Tavira|PT7tb9e8|Тавира
Sinfin|GBjyybrt
Bredbury|GBkdtbj2
Solec Kujawski|PLk4kjdl|Солец-Куявски
Głuchołazy|PLhznj1w|Глухолазы
Uchkeken|RUd2isqw|Учкекен
Villanova|ITbjoh9m
Monthey|CHeuvf11|Монте
Głowno|PLj9hjya|Гловно
Pochep|RUk0ep8z|Почеп
Polyarnyye Zori|RUv5aovt|Полярные Зори
Kiskőrös|HUf51jsb
Villanueva del Pardillo|ESaeqate
Brackenheim|DEh1afud|Браккенгайм
Mexborough|GBkfybui
Kocaali|TRaudo8y
Slaný|CZhxahs3|Слани
Künzelsau|DEh6yg2y|Кюнцельзау
Newport Pagnell|GBjcvc2f|Нюпорт-Пагнел
Neston|GBka3b63
Horodyshche|UAh71oh7|Городище
Espiye|TRarfr9z
Boguchar|RUhp4rzl|Богучар
Perchtoldsdorf|ATganimd|Перхтольдсдорф
Bolhrad|UAeeundx|Болград
Cisnădie|ROefxlnv
Klášterec nad Ohří|CZi1phfk|Клаштерец-на-Охри
Trossingen|DEg9hfoi|Троссинген
Găeşti|ROdo5m42
Rocca di Papa|ITbe6h8v
Berja|ES7ljb7h|Берха
Montichiari|ITe7hgcv
Żabbar|MT6ukhyb|Заббар
Korsør|DKluygn5|Корсёр
Berkovitsa|BGcj0l9o|Берковица
Brignoles|FRcnqeon|Бриньоль
Larkhall|GBm65atd|Ларкхолл
Detva|SKgmxju6|Детва
Kinna|SEnjfh8r|Кина
Skalica|SKgutizp
Vasylivka|UAfrppyd|Васильевка
Avon|FRgiide8
Rotselaar|BEihde5y|Ротселар
Béjar|ESabua4e|Бехар
Campo de Criptana|ES9klb52|Кампо-де-Криптана
Oraiókastro|GRalfl6r|Даутбал
Kartuzy|PLl3ajd7|Картузы
Torres Novas|PT9mk91s
Lyasny|BYku7n14|Лясны
Pérgamos|CY67epcm|Пергамос
Cleveleys|GBkqlb68
Cieplice Śląskie Zdrój|PLiexiea|Теплице
Peresvet|RUmpbr2o|Пересвет
Regenstauf|DEh2gh0x|Регенстауф
Solothurn|CHflcf95|Золотурн
Rive-de-Gier|FReaoe4k
Cirò Marina|IT9jliya
Bebra|DEihyg4i|Бебра
Mende|FRdimdp4|Манд
Ciney|BEhz2eba|Сине
Burgdorf|CHfh7fae|Бургдорф
Bergen auf Rügen|DEl5mhj1|Берген-ауф-Риген
Beaucaire|FRcywe4y|Бокер
Sablé-sur-Sarthe|FRg2uc7u|Сабле-сюр-Сарт
Bollène|FRdc1e6e|Боллен
Longwy|FRhdmekh|Лонгви
Anklam|DEkq0hml|Анклам
Thuin|BEi0bdzz|Тюен
Sarrebourg|FRgrsf2h|Саррбур
Mennecy|FRgn5dae|Меннеси
Võru|EEnsimrq|Виру
La Chapelle-Saint-Luc|FRgg5dwk|Ла-Шапель-Сен-Люк
Vire|FRgumc03|Вир
Codogno|ITe0ig37
Romilly-sur-Seine|FRgljds7|Ромийи-сюр-Сен
Frederikssund|DKm94h02|Фредерикссунн
Cusset|FRerjdog|Кюссе
Bruz|FRg80bo7|Бриз
Saint-Jean-de-Luz|FRcn9bpd|Сен-Жан-де-Люз
Locarno|CHesjfqo|Локарно
Freyming-Merlebach|FRh3aeyo
Krems an der Donau|ATgipidb|Кремс-на-Дунае
Hendaye|FRcmebnt|Андай
Markgröningen|DEgwhfuk|Маркгрёнинген
Bastogne|BEhqzejv|Бастонь
Issoudun|FRfe4d45|Исудён
Marienberg|DEi8zhf9|Мариенберг
Breisach am Rhein|DEg89f9r|Брайзах
Sandhausen|DEh8nfoq|Зандгаузен
Grenaa|DKmp4gjj
Hennebont|FRg1xb2z|Еннбон
Langenthal|CHfljfcq|Лангенталь
Schwyz|CHfg5fon|Швиц
Langenau|DEgl4g8z|Лангенау
Český Krumlov|CZgtvhva|Чески-Крумлов
Morges|CHf1zeup|Морж
Villefranche-de-Rouergue|FRde0d4r|Вильфранш-де-Руэрг
Lillestrøm|NOpfgglx|Лиллестрём
Cossato|ITebufi4
Arvika|SEp73h79|Арвика
Rønne|DKloli0p|Рённе
Wohlen|CHfpbfje
Plérin|FRgmeb9u|Плерен
Val-de-Reuil|FRh6qct9|Валь-де-Рёй
Calolziocorte|ITei3fzj
Guipavas|FRgjfand|Гипава
Thiers|FRejtdpq
Waremme|BEiaaedg|Варем
Pont-Sainte-Maxence|FRh7idcm|Пон-Сент-Максанс
Schwaz|ATfpcgv3|Швац
Avrillé|FRftgc4c
Moissac|FRd72crn|Муассак
Hønefoss|NOplcgaw|Хёнефосс
Porto Viro|ITdwrh25
Feltre|ITeodgxq
Bludenz|ATfjvg4v|Блуденц
Lich|DEi5dfqw|Лих
Villeneuve-lès-Avignon|FRd3ce72|Вильнёв-лез-Авиньон
Yzeure|FRf3idn1|Изёр
Nyírbátor|HUg2pkvv
Grünstadt|DEherfht|Грюнштадт
Le Chambon-Feugerolles|FRe6ve0h|Ле-Шамбон-Фежероль
Castelsarrasin|FRd5ccru|Кастельсарразен
Ambérieu-en-Bugey|FRemnees|Амберьё-ан-Бюже
Saint-Gilles|FRcv9e1z
Fiorenzuola d'Arda|ITdtwg65
Nova Gorica|SIemkhm0|Нова-Горица
Chauny|FRhg7dl5|Шони
Dokkum|NLkb6enq|Доккюм
Aubenas|FRdlge1f|Обена
Nogent-le-Rotrou|FRggacnv|Ножен-ле-Ротру
Lavello|ITau8ifr|Лавелло
Stiring-Wendel|FRh4qf0q|Стирен-Вендель
Graulhet|FRcxrd43|Гроле
Sainte-Luce-sur-Loire|FRfmmbru|Сент-Люс-сюр-Луар
Thisted|DKn43fp7
Valfin-lès-Saint-Claude|FRezyels
Arbon|CHftxfzh|Арбон
Bitburg|DEhq0ev4|Битбург
Joure|NLk1ael2
Spittal an der Drau|ATfa0hjy|Шпитталь-ан-дер-Драу
Dinant|BEhy2e8o|Динан
Eggenfelden|DEgilh9n|Эггенфельден
Winsen|DEjtfg65
Liestal|CHft1fbv|Листаль
Mering|DEgeqgl0|Меринг
Varde|DKm31fm8|Варде
Riedisheim|FRg0cf6s|Ридисайм
Pierrelatte|FRdene5s
Oelsnitz|DEi2fh1h
Amboise|FRfr0cq3|Амбоаз
Galashiels|GBm2vb9h|Галашилс
Oloron-Sainte-Marie|FRchuc3z|Олорон-Сент-Мари
Valentigney|FRfsgezc
Gaillac|FRd1id2s|Гайак
Spiez|CHf6tfba|Шпиц
Gaildorf|DEgz4g45|Гайльдорф
Guebwiller|FRg51f4g|Гебвиллер
Ski|NOp8vgiy|Ши
Demmin|DEkrghdg|Деммин
Mülsen|DEibqh6z|Мюльзен
Schongau|DEg24gjs|Шонгау
Saverne|FRgryf6p|Саверн
Castelnaudary|FRclad3l|Кастельнодари
Drochtersen|DEklyfys|Дрохтерсен
Schwechat|ATgb1ip5|Швехат
Montabaur|DEi30fd4|Монтабаур
Lamballe|FRgkcbdj|Ламбаль
Niefern-Öschelbronn|DEgwtfqg|Ниферн-Эшельбронн
Quimperlé|FRg3naz5|Кемперле
Regen|DEgyches|Реген
Château-Gontier|FRg2lc2p
Auray|FRfy6b6w|Оре
Hemsbach|DEhfjfok|Гемсбах
Ludwigslust|DEkbdgs5|Лудвигслуст
Bulle|CHf4yf2g|Бюль
Alta|NOx5llbo|Алта
Bad Windsheim|DEhd3gd4|Бад-Виндсхайм
Titisee-Neustadt|DEg55fi7|Титизее-Нойштадт
Bad Belzig|DEjeeh7c
Dinard|FRgovbjt|Динар
Saint-Amand-Montrond|FRf7vdb8|Сент-Аман-Монтрон
Le Pont-de-Claix|FRdzfejl
Allonnes|FRg6fcen
Tarquinia|ITbrqgvq|Тарквинии
Ried im Innkreis|ATgd7hjs|Рид-им-Иннкрайс
Solofra|ITao9i2j
Gardelegen|DEjp1gqq|Гарделеген
Orthez|FRcq0c1q|Ортез
Saint-Paul-lès-Dax|FRcwmbxu|Сен-Поль-ле-Дакс
Policoro|ITa71is3
Bad Lauterberg im Harz|DEj09gdv|Бад-Лаутерберг
Vernouillet|FRgrdcvh
Gärtringen|DEgp6fs2|Гертринген
Trélazé|FRfryc5z|Трелазе
Bellegarde-sur-Valserine|FReqselc|Бельгард-сюр-Вальсерин
Murska Sobota|SIf67ikz|Мурска-Собота
Passy|FRelnexg
Cosne-Cours-sur-Loire|FRfqzdh3|Кон-Кур-сюр-Луар
Apt|FRd0sefe
Parthenay|FRf5sc91|Партене
Briançon|FRdt8ewp|Бриансон
Lienz|ATfath9t|Лиенц
Sant'Agata de'Goti|ITavdhxt
Münchberg|DEhw6gw6|Минхберг
Tarnos|FRcribs5|Тарнос
Joigny|FRg6vdno|Жуаньи
Thouars|FRff1c9i|Туар
Hirschaid|DEhlugl3|Хиршайд
Ochsenfurt|DEhhkg87|Оксенфурт
Figeac|FRdl5d4o|Фижак
Mazamet|FRcq2d9f|Мазаме
Neunkirchen|ATfzlijt
Zofingen|CHfnkfet|Цофинген
Lorch|DEgtig32|Лорх
Gänserndorf|ATggriso|Гензерндорф
Ussel|FReb8d8j
Guilherand-Granges|FRdu5e85
Miesbach|DEg1hgwt|Мисбах
Delémont|CHfppf6g|Делемон
Rüthen|DEiwbflm|Ритен
Dassel|DEj4yg31|Дассель
Bondues|FRiaedjf|Бонди
Soyaux|FRedtcf7|Суайо
Sainte-Savine|FRgfkdwn|Сент-Савин
Morbach|DEhlkf3g
Hirson|FRhordx5|Ирсон
Cernay|FRg22f44
Sarlat-la-Canéda|FRdsxctc|Сарла-ла-Канеда
Chantilly|FRh4jdas
Hobro|DKmvfg4f|Хобро
Hasbergen|DEjh2ff1|Хасберген
Clermont|FRh9nd9y
Davos|CHfa4g53|Давос
Héricourt|FRfvheyd
Borgosesia|ITeg0fjd
Lyss|CHfhmf5x|Лис
Lamego|PTavl9bz
Bad Liebenwerda|DEix2hih|Бад-Либенверда
Limoux|FRcdzd7b|Лиму
Sankt Veit an der Glan|ATf94hvw|Санкт-Вайт-ан-дер-Глан
Vauvert|FRcvrdzv
Rheinfelden|CHfuyfcp
Biscarrosse|FRdf7bw8|Бискарросс
Eningen unter Achalm|DEgkvfx2|Энинген-унтер-Ахальм
Harrow on the Hill|GBiyjc7t
Chevigny-Saint-Sauveur|FRfnvebr|Шевиньи-Сен-Совёр
Albert|FRhqxdd9|Альбер
Leingarten|DEh36fv2|Лайнгартен
Tournon-sur-Rhône|FRdxve7l|Турнон-сюр-Рон
Betzdorf|DEicvfds|Бецдорф
Loudéac|FRgcaba7|Лудеак
Mainvilliers|FRgjucwo
Morbegno|ITerlg1f|Морбеньо
Varennes-Vauzelles|FRfg1dk2|Варенн-Возель
Korb|DEgurfyh
Mülheim-Kärlich|DEi1lf8l|Мюльхайм-Керлих
Carmaux|FRd5nd6f|Кармо
Saint-Estève|FRc4gdfy|Сент-Естев
Macomer|ITa8efq8
Le Locle|CHfh4ey7|Ле-Локль
Veitshöchheim|DEhm9g5p|Файтсхёххайм
Valréas|FRdexe9s|Вальреас
Mengen|DEg8qfy1|Менген
La Ferté-Bernard|FRgciclj|Ла-Ферте-Бернар
Tinqueux|FRh62dvs|Тенке
Lavaur|FRcvud1p
Luçon|FRf0ibw9
Bourg-de-Péage|FRdwweal|Бур-де-Пеаж
Gérardmer|FRg9dezz|Жерардмер
Villers-Cotterêts|FRh65djd|Виллер-Котре
Panazol|FRejbcun|Паназоль
Argeles|FRbzvdif
La Roche-sur-Foron|FRepres0|Ла-Рош-сюр-Форон
Kingston upon Thames|GBiu5c8b|Кингстон-апон-Темс
Foix|FRcbccys|Фоа
Kufstein|ATfvrh1f|Куфштайн
Paray-le-Monial|FRf0fdxm|Паре-ле-Моньяль
Tonneins|FRdf7cgr|Тоннен
Guidel-Plage|FRg0wazj
Corbas|FReeke8j|Корба
Chimay|BEhs9e0f|Шиме
Pont-Audemer|FRh8ucjm|Понт-Одеме
Pithiviers|FRgc4d7q|Питивье
Coutances|FRh0dbsd|Кутанс
Les Andelys|FRh5ycw2|Лез-Андели
Miltenberg|DEhipfx6|Мильтенберг
Privas|FRdone4c|Прива
Saint-Jean-de-Maurienne|FRe3neso|Сен-Жан-де-Морьен
Longvic|FRfnkeas|Лонви
Redon|FRfxnbji
Höhenkirchen-Siegertsbrunn|DEg7vgv8|Хёэнкирхен-Зигертсбрунн
Le Passage|FRd9tcku
Lure|FRfyjeuo
Grindsted|DKm6tfsg
Voitsberg|ATfgsi6x|Фойтсберг
Remiremont|FRg7uevy|Ремирмон
Avranches|FRgqcbtm|Авранш
Miribel|FReiye99|Мирибель
Champagnole|FRf8heml|Шампаньоль
Fontaine-lès-Dijon|FRfp2ea6|Фонтен-ле-Дижон
Eisenstadt|ATg32ipy|Айзенштадт
Luxeuil-les-Bains|FRg29esv|Люксёй-ле-Бен
Brugg|CHfsxfig|Бругг
Belley|FReh3ejg|Белле
Falaise|FRgw4c9q
Coulounieix|FRe0ecm0|Кулунье-Шамье
Cabestany|FRc3ldhb|Кабестани
Bruck an der Mur|ATfr5i8q|Брукк-ан-дер-Мур
Auerbach|DEhicgu1|Ауэрбах
Lézignan-Corbières|FRchydet|Лезиньян-Корбьер
Crolles|FRe3pem3|Кроль
Saint-Jean-le-Blanc|FRg4dd32
Guingamp|FRgmzb4p|Гингам
Péronne|FRhp0dh8
Rorschach|CHfsug09|Роршах
Bagnères-de-Bigorre|FRce8cej|Баньер-де-Бигор
Saint-Avé|FRfyrbab|Сент-Аве
Bellerive-sur-Allier|FRer1dnq|Бельрив-сюр-Алье
Rivesaltes|FRc61dgc|Ривальт
Canelli|ITdo9fjm
Kirn|DEhl1f81|Кирн
Niebüll|DElfvfr2|Нибюлль
Avallon|FRft6duq|Аваллон
L'Isle-Jourdain|FRctgcrh
Jarny|FRh3jem2|Жарни
Portes-lès-Valence|FRdske85|Порт-ле-Валанс
Langres|FRg3jeej|Лангр
Migennes|FRg6ddpb
Sontra|DEikog6g|Зонтра
Le Teil|FRdjde5h|Ле-Тей
Paimpol|FRgsyb66|Пемполь
Saint-Affrique|FRd30dgl|Сент-Аффрик
Leibnitz|ATf9iic9|Лайбниц
Crest|FRdoeea4
Loudun|FRffscdl|Лудён
Rethel|FRhdae14|Ретель
Judenburg|ATfk7i05|Юденбург
Thann|FRg20f34
Villeneuve-lès-Maguelone|FRcr9du5|Вильнев-ле-Магелон
Aytré|FReribwx|Этре
Bourg-Saint-Andéol|FRdele4y|Бур-Сент-Андеоль
Harfleur|FRhd7cf7|Арфлёр
Leoben|ATfq1i62|Леобен
Neusiedl am See|ATg5xiud|Нойзидль-ам-Зее
Selters|DEi59fjl
Évian-les-Bains|FReyxevy|Эвьян-ле-Бен
Ceret|FRby5dem
Honfleur|FRhascfo|Онфлёр
Bourg-Saint-Maurice|FRed3eyg|Бур-Сен-Морис
Doué-la-Fontaine|FRfkyc8n|Дуе-ла-Фонтен
Kandern|DEfzefav|Кандерн
Perros-Guirec|FRgtzb0o|Перрос-Гирек
Monistrol-sur-Loire|FRe45dye|Монистроль-сюр-Луар
Neufchâteau|FRgh8ejk
Sursee|CHfkbfh4|Зурзее
Revin|FRhp8e4u|Ревен
Montmorillon|FRezmcoj|Монморийон
Pizzo|IT92hil9|Пицо
Ambert|FReb9dsf|Амбер
Saint-Yrieix-la-Perche|FReaact6|Сент-Ирье-ла-Перш
Valognes|FRhd9bs1|Валонь
Aureilhan|FRcj7cds
Wintzenheim|FRg9df5p|Венценайм
Uzès|FRd4me1s|Юзес
Notre-Dame-de-Bondeville|FRhcjcr1
Évron|FRgboc6w|Еврон
Hermsdorf|DEiftgx4|Хермсдорф
Neunkirchen am Main|DEhorgu8
Condom|FRd32chm
Landeck|ATfjggf7
Meldorf|DEkwkfue|Мельдорф
Ugine|FReh0etk|Южин
Nérac|FRd80ch5|Нерак
Wimereux|FRicacyu|Вимрё
Payerne|CHfamf0t|Пайерн
Zell am See|ATfojha7|Целль-ам-Зее
Sausset-les-Pins|FRclnebc|Соссе-ле-Пен
Sisteron|FRd9ien1|Систерон
Ruelle-sur-Touvre|FReewcfn|Рюель-сюр-Тувр
Leck|DElfbft8
La Couronne|FReczcdu
Vohenstrauß|DEhggh3t|Фохенштраус
Chauvigny|FRf3mcle
Saint-Flour|FRdwydje
Meximieux|FRel8eco|Мексимьё
Commentry|FRevtdej|Коммантри
Bischofshofen|ATfr5hg0|Бишофсхофен
Givet|FRhuqe7h|Живе
Segré|FRfymc0c|Сегре
Saint-Genis-Pouilly|FReukeo3|Сен-Жени-Пуйи
Gray|FRfryei4
Freistadt|ATgljhxw|Фрайштадт
Lavelanet|FRcajd23|Лавелане
La Ferté-Macé|FRgnqc7h|Ла-Ферте-Масе
Ergué-Gabéric|FRg78asl|Ерге-Габерик
Lemwerder|DEk6vfo4|Лемвердер
Mendrisio|CHek6ft7|Мендризио
Oberwart|ATfnmilj|Оберварт
Yssingeaux|FRdzzdxq|Иссенжо
Neustadt an der Orla|DEibcgvl
Saint-Gilles-Croix-de-Vie|FRf76blf
Decazeville|FRdjsd7p|Деказвиль
Mehun-sur-Yèvre|FRfjed76|Меэн-сюр-Йевр
Hallein|ATfyjhee|Галлайн
Skjern|DKmc6fmi
Commercy|FRgshei3|Коммерси
Loches|FRfj5cqa|Лош
Schelklingen|DEghsg3m|Шельклинген
Malemort-sur-Corrèze|FRe0rcy6
Saint-Florent-sur-Cher|FRffgd7p|Сен-Флоран-сюр-Шер
Embrun|FRdjweuo
Luisant|FRgj9cwx
Roden|NLk62etm
Le Blanc|FRf5ecr7
Charnay-lès-Mâcon|FRewce6w|Шарне-ле-Макон
Juigné|FRfzjc6z
Saint-Girons|FRcc1csd
Mirecourt|FRgfpepm|Мирекур
Vineuil|FRfvscvk
Carentan|FRh7jbv4|Карантан
Châtillon-sur-Seine|FRg3fe3z|Шатийон-сюр-Сен
Bédarieux|FRctkdkb|Бедарье
Saint-Berthevin|FRg97c0v
Hollabrunn|ATgmmiju|Холлабрунн
Trélissac|FRe1gcnb|Трелиссак
Großkarolinenfeld|DEg4bh09|Гроскаролиненфельд
Prades|FRc1tda3
Saint-Yrieix-sur-Charente|FReerce8|Сент-Ирьекс-сюр-Шарант
Gaillon|FRh3lcv2|Гайон
Nouzonville|FRhlqe6e|Нузонвиль
Salzweg|DEgohhjq|Зальцвег
Valletta|MT6v8hy1|Валлетта|es=La Valeta;fr=La Valette;it=La Valletta
Amarante|PTb0h987
Călăraşi|ROd9xmvt
Boulazac|FRdz9cmv
Roye|FRhikdf7
Lannemezan|FRcfxchs|Ланнемезан
Decize|FRfatdoj|Десиз
Liezen|ATfvbhu5|Лизен
Mamers|FRgh2chl|Маме
Fleurance|FRd00clo|Флёранс
Montdidier|FRhh4dc5
Saint-Julien-les-Villas|FRgevdxe
Porrentruy|CHfr5f2q|Порентру
Morez|FRf2deo5|Море
Neulußheim|DEh7efmr|Нойлусхайм
Corbie|FRhobdb9|Корби
Louhans|FRf56ed0|Луан
Mistelbach|ATgn6iqo|Мистель-Бах
Sainte-Livrade-sur-Lot|FRdfackn|Сент-Ливрад-сюр-Лот
Gleisdorf|ATfiiien|Глайсдорф
Péronnas|FResvect|Перонна
Schwarzenfeld|DEh9wh0z|Шварценфельд
Morteau|FRfh6ew8|Морто
Caussade|FRd8pcxu
Doullens|FRhv9d8y|Дуллан
Delle|FRftof1o|Дель
Rambervillers|FRgguewm|Рамбервилле
Migné|FRf58cgt
Ernée|FRgfmbzi|Ерне
Gospić|HRdjei9z|Госпич
Gannat|FReqkdkv|Ганна
Marvejols|FRdjmdm6|Марвежоль
Emmering|DEgcfgp6
Tournus|FRf3ke8l|Турню
Nogent-sur-Seine|FRgl2dp3|Ножан-сюр-Сен
Traben-Trarbach|DEhpjf3a|Трабен-Трарбах
Saint-Florentin|FRg7dds6
Aubigny-sur-Nère|FRft4dab|Обиньи-сюр-Нер
Trèbes|FRcibdad|Треб
Le Palais-sur-Vienne|FRek0cuu
Saint-Tropez|FRcjwewo|Сан-Тропе
Tain-l'Hermitage|FRdxve7w
Pouzauges|FRf9fc0u|Пузож
Surgères|FReqsc20|Сюржер
Viriat|FReuvecw|Вирья
Pyrbaum|DEh7cgp7|Пирбаум
Mer|FRfz6cxd
Saujon|FReeobzl|Сожон
Lohra|DEib9fod|Лора
Bad Hönningen|DEi59f60|Бад-Хённинген
Baume-les-Dames|FRfpdest|Бом-ле-Дам
Trouville-sur-Mer|FRh9acdk|Трувиль-Сюр-Мер
Montbard|FRfwve0p|Монтбард
Sainte-Sigolène|FRe2rdz9|Сент-Сиголен
Vittel|FRgcxen2|Виттель
Ham|FRhjvdj5
Hachenburg|DEi98fd3|Хахенбург
Aixe-sur-Vienne|FRei5cs8|Экс-сюр-Вьен
Villeneuve-sur-Yonne|FRg9mdm8|Вильнев-сюр-Ионн
Kolitzheim|DEholgal|Колицхайм
Château-du-Loir|FRfyvci9|Шато-ди-Лоар
Beaucourt|FRft5f0l|Бокур
Plédran|FRgjqbab|Пледран
Amelia|ITc00h4y|Амелиа
Ostseebad Binz|DEl54hlh|Бинц
Meersburg|DEfyufx8|Мерсбург
Audenge|FRdn8byd|Однж
Horn|ATgpridw
Saint-Pourçain-sur-Sioule|FRewbdm5|Сен-Пурсен-сюр-Сьюль
La Charité-sur-Loire|FRfkndic|Ла-Шарите-сюр-Луар
Bar-sur-Aube|FRgdte5t|Бар-сир-Об
Vic-en-Bigorre|FRcn7cd7
Tonnerre|FRg3cdvn
Gourdon|FRdopcvn
Veldhoven|NLiuaefh
Bickenbach|DEhk7fo5
Argenton-sur-Creuse|FRf46cxk|Аржантон-сюр-Крёз
Saint-Mihiel|FRgvzehj|Сен-Миель
Milhaud|FRcyee0b
La Souterraine|FReuecx3|Ла-Сутеррен
Nuits-Saint-Georges|FRfjde97|Нюи-Сен-Жорж
Saint-Marcel|FRh1wcwl
Ligny-en-Barrois|FRgqheef|Линьи-ан-Барруа
Changé|FRga3c1g
Sainte-Menehould|FRh1me8h|Сент-Мену
Clapiers|FRcuqduh
Vaduz|LIfjig0p|Вадуц
Barbezieux-Saint-Hilaire|FRe95cac|Барбезьё-Сент-Илер
Craon|FRg33bz9
Trappenkamp|DEkv4gab
Waldfischbach-Burgalben|DEh6zfax|Вальдфишбах-Бургальбен
Pons|FRec4c4u
La Voulte-sur-Rhône|FRdqge6u|Ла-Вульт-сюр-Рон
Valdahon|FRfjqesn
Montaigu|FRfexbua
Interlaken|CHf6sfdp|Интерлакен
Valdoie|FRfy6ezh|Вальдуа
Saint-Germain-du-Puy|FRficday|Сен-Жермен-дю-Пюи
Casteljaloux|FRdczcdo|Кастельжалу
Valence|FRd78cou
Plonéour-Lanvern|FRg4kaoy|Плонеур-Ланверн
Quincy-Voisins|FRgwddge|Кенси-Вуазен
Nassau|DEhznfcs
Brig|CHewlffc|Бриг
Séméac|FRcitcdx|Семеак
Sées|FRgo4ceu|Се
St. Moritz|CHf1ng56
Vouziers|FRha6e5r|Вузье
Moûtiers|FRe9hev6|Мутье
Saint-Sever|FRcxhc4i|Сен-Севе
Aubusson|FRemjd6k|Обисон
Jarnac|FReeyca1|Жарнак
Sternberg|DEkm0gwp|Штернберг
Baar-Ebenhausen|DEgpzgrr|Баар-Ебенгаузен
Feldbach|ATfe9ih4|Фельдбах
Bavilliers|FRfwueze
Hagetmau|FRcurc48|Ажетмо
Fagnières|FRgy4e0e
Mormant|FRgo9dgl
Forcalquier|FRd33ekq|Форкалькье
Rabastens|FRczdd0e|Рабастенс
La Châtre|FRf3yd42|Ла-Шатр
Deauville|FRh91cdf|Довиль
Gmünd|ATgsoi4i|Гмюнд
Völkermarkt|ATf66hzp|Фёлькермаркт
Espalion|FRdiqdet|Еспалион
Fumay|FRhqne5u|Фюме
Buzançais|FRfchcw6|Бизансе
Saint-Éloy-les-Mines|FRes9dft
Lectoure|FRd2fcl3|Лектур
Clamecy|FRfscdpc
Jonzac|FRe8ec6f|Жонзак
Sochaux|FRftoeza|Сошо
San Marino|SMd2hh5b|Сан-Марино|fr=Saint-Marin
Le Lude|FRfxicem|Ле-Люд
Joinville|FRgjoebv
Lamotte-Beuvron|FRfwad4m|Ламот-Бёврон
Saint-Loup-sur-Semouse|FRg43erm|Сен-Лу-сюр-Семуз
Domfront|FRgnsc3h
Oraison|FRd1xemn
Mouguerre|FRcphbss|Мугерр
Condat-sur-Vienne|FRei1ctk
Saint-Martin-de-Seignanx|FRcrjbt6|Сен-Мартен-де-Сеньян
Melle|FReu0cag
Chatillon|ITegufa8
Montmélian|FRea1eok|Монмельян
Brionne|FRh4kcme|Брионн
Poligny|FRfb1ejp
Bad Schmiedeberg|DEj1ph9b|Бад-Шмидеберг
Suippes|FRh2pe3f
Bonneval|FRgcfcvp
Braunau am Inn|ATgeghdm|Браунау-ам-Инн
Montoire-sur-le-Loir|FRg0hcoh|Монтуар-сюр-ле-Луар
Saint-Chély-d'Apcher|FRdqmdlx
Mirande|FRcqrci2|Миранд
Modane|FRe1kex2|Модан
Sainte-Maure-de-Touraine|FRfincl3
Nogent-le-Bas|FRg7weej
Eauze|FRd0dcdv
Tavaux|FRfgiefj|Таво
Weiherhammer|DEhgph01|Вайерхаммер
Auneau|FRgk8d12|Ону
Arbois|FRfcvekn|Арбоа
Langeac|FRdysdoz
Ondres|FRcs2bsb|Ондр
Mauriac|FRe23d8v
Souillac|FRdt5cww
Villedieu-les-Poêles|FRguhbvk|Вильдье-ле-Поель
Kembs|FRfypf8o|Кембс
Saverdun|FRcizcyb|Савердён
Zwettl Stadt|ATgo7i74
Neudrossenfeld|DEhrdgs6|Нойдроссенфельд
Quillan|FRc90d6r|Кийан
Gramat|FRdpxd0c|Грамат
Saint-Céré|FRds1d2r|Сен-Сере
Rochechouart|FReivcnu
Saint-Pantaléon-de-Larche|FRdzxcwj
Imphy|FRfdsdlq
Vöcklabruck|ATg7fhm4|Фёклабрукк
Vals-les-Bains|FRdmqe13|Вальс-ле-Бен
Thiviers|FRe7mcp9|Тивье
Holzheim|DEglmgep
Montrichard|FRfp3csx|Монришар
Montech|FRd32ctk|Монтеш
Revigny-sur-Ornain|FRguee9p
Nègrepelisse|FRd6acxk
Étain|FRh51eis
Beaumont-de-Lomagne|FRd0zcq6|Бомон-де-Ломань
Tarascon-sur-Ariège|FRc85cyq|Тараскон-сюр-Арьеж
Schnelldorf|DEh4og9w|Шнельдорф
Veyre-Monton|FReeldki|Вейр-Монтон
Sancoins|FRfaxdh1|Санкуен
Pierrevert|FRcyzekb|Пьервер
Laragne-Montéglin|FRdd1el8|Ларань-Монтеглен
Noyal-Pontivy|FRg97b8e|Нуаяль-Понтиви
Plößberg|DEhoogxa
Nay|FRchgc8t
Danjoutin|FRfwqezr
Saint-Michel|FRhoodxu
Argelès-Gazost|FRccjcb3|Аржелес-Газост
Saïx|FRcsnd6s
Langogne|FRdofdu0|Лангонь
Brie|FRegicfs
Barcelonnette|FRdezewu|Барселоннетт
Brienne-le-Château|FRgi9e3b|Бриен-ле-Шато
Bruyères|FRgd3exr|Брюер
Contres|FRfr6cwa
Bourganeuf|FRemid0u|Бурганёф
Poggio Mirteto|ITbs4h8o
Villaines-la-Juhel|FRggwc8l
Giromagny|FRg07eza
Verdun-sur-Garonne|FRd06ctl|Верден-сюр-Гаронн
Miramont-de-Guyenne|FRdkychg
Veynes|FRdj2elc|Вейн
Airvault|FRfarcaj|Ерво
Dormans|FRh16dqz|Дорман
Stenay|FRhcvech|Стене
Argentat|FRdyld3d|Аржента
Tinchebray|FRgskc29|Теншебре
Grandvillars|FRfujf1a
Mirepoix|FRcewd2h
Échiré|FReymc6o|Ешире
Quintin|FRgijb81|Кентен
Mussidan|FRdwzchi|Мюссидан
Arcis-sur-Aube|FRgm6dxy|Арси-сир-Об
Villemoustaussou|FRcjgd9b
Le Chambon-sur-Lignon|FRdxpe07|Ле-Шамбон-сюр-Линьон
Puygouzon|FRd1gd6j
Riom-ès-Montagnes|FRe3udde|Рьом-эс-Монтань
Valençay|FRfk2cy8|Валансе
Châtillon-sur-Indre|FRff7csq|Шатийон-сюр-Эндр
Lusignan|FRezvce5
Gimont|FRctucom|Жимон
Golßen|DEj9ohld|Гольсен
Châtenois-les-Forges|FRfv3ezk
Craponne-sur-Arzon|FRe57dtw
Ambrières-les-Vallées|FRgigc3n
Chablis|FRg26dt7
Eymet|FRdmrci0|Еме
Laroque-d'Olmes|FRcbkd2d
Chalindrey|FRg1vefu
Roissy-en-France|FRgz8dbf|Руасси-ан-Франс
Gützkow|DEkmcheh
Sévérac-le-Château|FRdd8diy|Северак-ле-Шато
Maubourguet|FRcpgccy|Мобурге
Guillestre|FRdmkewt|Гийестр
Nexon|FReewcsw
Valleroy|FRh4xemx
Breuillet|FRef8bxt
Chailly-en-Bière|FRgkbdco|Шаи-ан-Бьер
Felletin|FRekkd6n|Фельтен
Murat|FRdz2dga
Jerichow|DEjocgzg|Йерихов
Gebesee|DEilvgkb|Гебезее
Maurs|FRdnzd6z
Bourbonne-les-Bains|FRg61eka|Бурбонн-ле-Бен
Prémery|FRfkadmo
Montmédy|FRhdlef0|Монмеди
Puy-l'Évêque|FRdi9csa
Naucelle|FRd9qd90|Носель
La Canourgue|FRdg7dl4
Bailleul-sur-Thérain|FRh9td7b
Polsingen|DEgwxgh8|Пользинген
Saint-Gaultier|FRf5fcw2|Сен-Готье
Bernières-sur-Mer|FRh8bc6l|Берньер-сюр-Мер
Couhé|FRew4cez|Куе
Entzheim|FRgm6faj
Sèvres-Anxaumont|FRf3lcix|Севр-Анксомон
Vic-sur-Cère|FRdvgdcx|Вик-сюр-Сер
Florac|FRddadqd|Флорак
Champlitte-la-Ville|FRfwleha
Corbigny|FRfmpdrl|Корбиньи
La Mothe-Saint-Héray|FRextcav|Ла-Мот-Сен-Ере
Pleaux|FRdzrd7d
Massiac|FRe2zdkv|Массьяк
Jussey|FRg2hemf
Alsenz|DEhj1fd0|Альзенц
Riscle|FRcuocb9
Riez|FRcz6ep2|Рьез
Seilhac|FRe67d09
Prissé|FRewpe6c
Falicon|FRcx9f5j|Фаликон
Nérondes|FRffidfl
Martel|FRdu9cys
Fayl-Billot|FRg1aei8
Saint-Bonnet-en-Champsaur|FRdn7eoy|Сен-Бонне-ан-Шамсор
Évaux-les-Bains|FResndaz|Эво-ле-Бен
Saint-Sulpice-sur-Risle|FRgt1cll
Cublac|FRe01cul
Capendu|FRchmdby|Капанди
Vorey|FRe16dur
Vernet-les-Bains|FRbzwd9m|Верне-ле-Бен
Auzances|FReoldb6
Montcuq|FRddmct8|Монкюк
Boussac|FRexgd7a
Saint-Amand-sur-Sèvre|FRfbxc1e
Serres|FRdg4ejt
Fraisans|FRfjpekg
Corrèze|FRe6cd2i
Dun-le-Palestel|FRewaczl
Le Vivier-sur-Mer|FRgo2bnt
Gy|FRfquel6
Sailly-Flibeaucourt|FRhw0d12
Wolfsberg|ATfb5i2m
Twickenham|GBiv1c7r|Туикенем
Ilford|GBiy6cdg|Илфорд
Bromley|GBitycco|Бромли
Szentes|HUf62k5u
Sandvika|NOswohl8

AL4 10:4g 20:hr 30:lv 40:q2 50:1kj 70:17u 93:19j 94:pm
AT4 10:g 11:g 12:g 20:5lw 21:5ml 22:5g3 23:3vg 24:5ep 25:2zi 26:5g0 27:1nj 28:1nj 30:3mc 31:3mc 32:3mc 33:55k 34:557 35:5cd 37:5nz 38:5pj 39:5qu 40:9v 41:9v 42:5l0 43:9v 44:1yz 45:4ro 46:4ro 48:5r2 49:5f9 50:dr 51:dr 52:5qb 53:dr 54:5lc 55:5kv 56:5kv 57:5kk 60:ge 61:5d5 62:5d5 63:5hs 64:594 65:5ke 67:5db 68:2ay 685:1hd 69:2nj 70:5ih 71:5jo 74:5l6 80:8x 81:8x 82:5mn 83:5pa 84:5jd 85:5ib 86:5io 87:5jn 875:5jh 89:5mb 90:p7 91:5pk 92:p7 93:5gs 94:5uj 95:179 96:179 97:5e0 98:5e0 99:5fq
BA5 71:1t 72:cs 75:f6 76:1xh 77:vl 78:8z 79:23g 88:l2
BE4 10:12 11:12 12:12 13:2ev 14:38w 15:284 16:2jv 17:1wo 18:21x 19:2s7 20:3h 21:3h 22:30v 23:1wa 24:2d5 25:2bd 26:3h 28:ub 29:21n 30:oc 31:oc 32:2u2 33:2g3 34:2g3 35:z5 36:12y 37:2m4 38:1zr 39:2fa 40:bf 41:15t 42:bf 43:5d3 44:2ve 45:402 46:4ps 47:4g2 48:1cy 49:1cy 50:kr 51:kr 52:39k 53:5br 55:5e1 56:5e1 60:a6 61:a6 62:25u 64:5hx 65:5bz 66:5cg 67:2zu 69:4rp 70:p0 71:uv 72:p0 73:p0 75:108 76:108 77:1dy 78:2xf 79:2xf 80:iw 82:iw 83:29x 84:za 85:wh 86:560 87:451 88:19q 89:26c 90:8g 91:zb 92:1qf 93:u9 94:273 95:2iy 96:38m 97:2t3 98:2m5 99:46v
BG4 1:s 23:s0 25:1ic 26:27a 27:xt 30:11z 34:1jc 37:1b5 40:51 41:51 42:1dq 44:ve 46:39n 47:2f0 50:115 53:116 54:36l 55:1ro 58:ie 60:f0 61:1ai 63:ta 64:1q7 66:1f4 70:dh 72:1z1 75:1w4 77:200 80:am 86:t4 88:n3 90:5y 93:nn 97:qh
CH4 10:iv 11:5cr 12:bb 13:iv 14:3bb 15:5kj 16:5ez 17:2cl 18:535 19:2st 20:2h7 21:2h7 22:2h7 23:22c 24:5hc 25:1i0 26:1i0 28:5g7 29:5mg 30:hv 31:hv 32:5go 33:hv 34:5bs 36:1rs 37:5ef 38:5or 39:5oz 396:53q 40:cr 41:cr 42:cr 43:5gu 44:5e4 45:5bm 46:4w8 47:5bm 48:5g1 49:5cn 50:567 51:567 52:5ij 53:4zg 54:4zg 56:5cx 60:18x 61:18x 62:5jz 63:3cu 64:5co 65:4uj 66:5cb 68:5l5 69:13h 70:2du 71:2du 72:5gl 75:5p2 80:50 81:50 82:29q 83:op 84:op 85:3lt 86:3dv 864:278 88:51b 89:50 90:yg 91:56u 92:4pv 93:5dx 94:5iv 95:4s2
CY4 1:a5 2:a5 3:dn 4:dn 6:xc 7:xc 8:24a
CZ5 1:q 25:q 26:25r 27:yx 28:2mo 29:1pe 30:cu 31:cu 32:cu 33:cu 339:3eq 34:3eq 35:2bh 36:1e9 37:na 38:5cq 386:3c8 39:23o 40:nu 41:1ev 43:zy 430:1g4 44:46l 46:mq 47:1xs 50:ne 506:4x4 51:ne 53:px 54:2gw 547:3qg 55:3qg 56:59y 568:4lz 57:4lz 58:1ga 580:37r 59:3t1 60:4k 61:4k 62:4k 63:4k 64:4k 66:4k 67:1xv 678:3wk 68:3jy 686:2ys 69:31c 695:2zb 70:5x 71:5x 72:5x 73:12w 738:16t 74:167 741:2y4 75:1jm 755:2qz 76:tp 767:2ow 77:lq 78:lq 787:2q8 79:4jb 796:1jh
DE5 01:38 015:21g 016:2r5 017:1xe 018:4sp 019:2pf 02:18f 026:1s0 027:31d 029:1pf 03:r9 031:3gl 032:48d 04:33 044:39t 045:492 046:1yj 047:50y 048:49l 049:5gq 06:8c 062:276 063:2qc 064:2eu 065:3de 066:2m9 067:2nk 068:ue 069:5q8 07:l0 073:2su 074:32q 075:l1 076:5kb 078:5l8 079:38y 08:mg 081:5ek 082:4bj 083:2yj 084:37e 085:10v 086:5e9 09:7s 093:3pm 094:5ci 095:1ph 096:4rs 10:5 12:5 14:er 145:436 146:20w 147:2vs 148:5f3 149:38t 15:1ee 153:2xl 155:2aj 157:2dj 158:2f2 159:5sl 16:1rz 163:1zm 165:3mh 167:300 168:2fq 17:zr 171:5ej 172:3jt 173:5by 174:1d3 175:5su 18:af 182:2hb 183:4p1 184:176 185:5bt 186:5nw 19:n0 192:5ey 193:46e 194:5p8 20:e 21:e 212:1tc 213:xx 214:2d3 215:2ne 216:1m9 217:5eo 22:e 228:xq 229:2ks 23:9h 236:420 237:4yq 238:37x 239:1mw 24:8e 242:53k 243:3d2 245:tx 246:5ol 247:2ro 248:394 249:qz 25:1hw 254:1up 255:2c2 257:5kf 258:5j2 259:5ko 26:d7 262:50p 263:rd 264:3po 265:345 266:1v3 267:1ek 268:29b 269:2tp 27:ip 272:2wo 273:3kh 274:1d8 276:4wj 277:vg 278:5l4 28:2q 288:2dl 29:y5 293:5e3 294:3rn 295:26o 296:3m5 30:2x 308:13a 309:2ce 31:la 310:46q 312:1gh 313:2kj 315:1ls 316:3ex 317:17h 318:2m2 32:rs 320:120 321:1ao 322:1mp 323:2z1 325:1h1 326:1s3 327:wn 328:4on 33:57 330:f7 331:f7 333:n8 334:38l 338:40x 34:an 342:2s8 343:4vx 344:36z 345:4fy 346:457 35:tn 351:5ng 352:3nm 353:w9 354:5dc 355:1d9 356:373 357:3r7 36:12u 361:5bp 362:5j9 363:4io 364:4w9 37:hq 371:2il 372:3qt 373:4oc 374:5ff 375:5g9 376:2cz 38:7w 382:lu 383:1at 384:hi 385:1qj 386:1pn 387:3md 388:1w1 39:8k 392:28q 393:5t4 394:3fs 395:207 396:5fb 40:2j 407:16v 408:ow 41:7b 413:1rf 414:dt 415:124 417:vb 418:1nu 42:4q 424:39b 425:qb 426:ct 427:ct 428:ir 429:22e 44:2d 445:p3 446:c3 447:4a 448:4a 45:29 454:c9 455:193 456:hl 457:oz 458:76 459:un 46:93 462:i5 463:wg 464:14o 465:yf 47:34 474:k7 475:1hl 476:29f 477:84 478:84 479:23j 48:75 482:1ja 483:3wd 484:v2 485:1cz 486:1za 487:3v0 49:co 491:2de 492:5gj 493:1kz 494:1fl 495:2gx 496:2hg 497:295 498:1eq 50:17 501:12g 502:1bu 503:1aw 51:17 513:d3 514:ku 515:2ww 516:1cj 517:3h8 52:78 521:1jg 522:17a 523:o0 524:1l7 525:2rn 53:5w 533:1i4 534:2te 535:5nh 536:1ti 537:19p 538:w3 539:3xs 54:m2 543:4hb 544:5gd 545:4h8 546:5dy 55:72 551:b9 554:369 555:1qa 556:5j1 557:2gg 56:kg 561:49i 562:5h8 563:5oy 564:5eq 565:10q 566:2n0 567:443 568:5n3 57:kh 572:2g0 573:2sh 574:31t 575:5h2 576:5no 58:ac 582:1g0 583:2kh 584:lr 585:ti 586:mo 587:17o 588:2s5 59:b7 591:1dl 592:1ad 593:2ix 594:10r 595:10g 596:5g8 597:uy 598:uy 599:2w8 60:1y 61:1e6 611:2j6 612:2ka 614:4j0 63:ic 631:1q3 632:25c 633:1ux 634:py 635:3ml 636:3oi 637:zk 638:5i2 639:5kc 64:ff 643:33g 644:5o7 645:2cv 646:1wp 647:4ns 648:3nb 65:1y 651:72 652:72 653:4ru 654:16l 655:29t 656:5jp 657:201 658:3pp 66:bh 662:3zc 663:1tr 664:1nw 665:1gp 666:2hu 667:1yy 668:3of 669:1pl 67:d0 671:45u 672:5dg 673:1g2 674:1bj 675:so 676:mh 677:5om 678:5ts 68:60 685:2da 686:2gb 687:3i2 688:5mi 69:f1 692:5ck 694:1q2 695:5ex 70:2c 707:1oz 708:2i6 71:qd 710:157 711:5fh 712:1m2 713:1ct 714:5h7 715:24r 717:5cf 72:jl 720:rm 721:30p 722:3ad 723:28c 724:1kq 725:3kn 726:1v7 728:5gw 73:ok 730:182 731:2w3 732:1v8 733:2t1 734:10k 735:5g2 736:1w7 74:hy 741:2v2 742:5h0 743:1sa 744:5eg 745:22t 746:3h2 747:48i 748:260 749:3vc 75:ia 750:2sc 752:5es 753:3az 754:2z2 76:6n 763:3ar 764:1it 765:1b8 766:1qt 767:3sc 768:1sp 77:16y 777:3wp 778:2ol 779:1p3 78:se 781:3oa 782:1m3 783:2kv 784:sl 785:26y 786:32m 787:4ba 79:96 792:5cj 793:2v6 794:5jv 795:1ka 796:2dh 797:3j4 798:5f2 80:n 81:n 82:22a 820:3sz 822:2ak 823:3ev 824:30c 825:3d9 83:168 831:5ly 832:4cm 833:3qk 834:4r7 835:5n0 836:59e 837:5g6 84:jo 841:494 843:5e2 844:365 845:4i9 85:hz 851:5p9 852:1vz 853:1r7 854:2ao 855:3s0 856:5i7 857:32a 86:7d 863:2om 864:5e5 865:3rs 866:2rc 867:43f 868:1no 869:5el 87:152 875:3qa 876:1ra 877:1tp 88:17p 881:36t 882:1hs 883:415 884:2e2 885:5hf 886:3ot 887:5nx 89:i0 891:5cp 892:1ep 893:41w 894:5r5 895:1gc 896:5lg 90:36 905:31k 906:5nd 907:jo 91:le 911:1yk 912:2yv 913:2jw 914:5f1 915:2fv 916:5rd 917:4vq 918:5te 92:1no 923:1wf 924:2s1 925:5mp 926:5kq 927:5qk 93:gr 931:5bl 933:541 934:4n7 94:1fp 941:5m3 942:5eu 943:1ny 944:2hz 945:5ip 95:vy 950:1hf 951:4p9 952:5fs 953:2uc 955:5qv 956:4el 957:5rj 96:yv 961:5fw 962:3py 963:4e5 964:1s5 965:3a5 97:g7 971:5fx 972:5hd 973:3pf 974:1bi 975:5nr 976:3q0 977:58e 978:35k 979:3iw 98:1pt 986:2w1 99:a0 991:5t5 993:31x 994:126 995:35r 996:3sx 997:1p1 998:1kr 999:4ez
DK4 1:r 2:r 30:26h 34:2iq 36:5c7 37:5cw 40:1of 41:3y2 42:2fs 43:36r 44:51r 46:29p 47:1uk 48:4s5 50:eq 51:eq 52:eq 57:2ue 58:531 60:1ab 61:3t6 62:4wz 64:2w7 67:xb 68:5e6 69:5ld 70:21y 71:1ey 72:5ia 74:1nl 75:2ey 77:5dv 78:3tb 80:85 82:85 85:5cl 86:1sj 87:17j 88:270 89:19x 90:ho 92:ho 94:ho 95:5gi 98:36f 99:396
EE5 10:49 11:49 12:49 13:49 20:10n 30:1lk 44:4sy 50:lt 51:lt 65:5c2 71:3x2 80:1ok
ES5 01:89 02:ca 03:56 04:az 05:194 06:e9 07:44 08:h 09:bn 10:o7 11:h5 112:j2 114:9r 12:bl 13:we 14:58 15:7v 157:nh 16:19v 17:n7 18:8a 19:ro 20:b6 203:15k 21:e8 22:1dz 23:iy 24:g4 25:fx 26:dv 27:mz 28:6 29:2m 30:3s 302:9i 31:ae 32:k8 33:8u 332:6v 34:rx 36:si 362:6c 37:di 39:be 40:19a 41:1q 42:1wi 43:fg 432:kj 44:25d 45:s7 46:1e 47:5j 48:4u 49:10z 50:1v 51:tr 52:wo
FI5 00:2n 01:aw 02:7g 04:1zc 05:1ps 06:1jx 08:24b 11:2yn 13:1jt 15:mf 20:bv 24:35d 26:22r 28:ur 30:4hh 33:a2 37:2qj 40:r6 45:2ho 48:1b1 50:1kw 53:16x 55:2mx 57:2va 60:2en 65:18z 67:254 70:pq 74:3i5 78:3jd 80:1cb 87:25f 90:gt 92:3k7 94:3ht 95:3qm 96:274
FR5 01:1mr 011:31q 012:5fj 013:5ik 014:5nc 015:5dj 016:5ky 017:5ie 018:5kt 019:5mo 02:1a8 020:2qi 022:2hv 023:5dn 024:51t 025:5ge 026:5hm 027:56j 028:5rm 03:1nb 030:3es 032:2wb 033:5c8 034:5de 035:5o0 036:5ku 037:5iy 038:5my 04:3pt 040:47t 042:5km 043:5pf 044:5rr 045:5tu 047:5pz 048:5rg 05:1qz 051:5fp 052:5lj 053:5rh 054:5s1 055:5u1 056:5sx 057:5uc 06:53 064:yw 065:1j5 066:v4 067:2n7 068:1kf 069:5tx 07:4cl 070:5i3 072:5dp 073:5h1 074:5ja 075:5g5 076:5r3 077:5jl 078:5oo 08:1dh 081:5pm 082:3uv 083:5jg 084:5p3 085:5k0 086:5kw 087:5m2 088:5k0 09:4qa 090:5hr 092:5lp 093:5l1 094:5rc 095:5s8 096:5sr 097:5qt 10:15r 101:5c6 102:5o2 103:5gc 104:5n2 105:5rs 106:5c3 107:5sc 108:5mf 11:1fc 110:1gy 112:5iq 113:5gr 114:5en 115:5qw 116:5sd 117:5u5 118:5n6 12:2rm 121:3dn 122:5cs 123:5la 124:5jc 125:5pl 126:5sv 127:3dn 128:5tb 13:1g 131:ek 132:ek 133:1sy 134:1ng 135:ek 136:2bp 137:24k 138:1od 139:5kl 14:jx 141:372 142:38f 143:5nj 144:51i 145:5c4 146:5js 147:5il 148:5pi 149:5tg 15:27e 151:5ks 152:5qp 153:5t3 154:5sg 155:5tq 156:5t6 157:5tp 158:5tk 16:1h4 161:3su 162:5p7 163:5oj 164:5kp 165:5rq 166:5kn 167:5m0 168:5gb 17:uq 171:2n8 172:47j 173:2nn 174:5jk 175:5pr 176:5nf 177:5nb 178:5on 179:5t0 18:zv 181:2m0 182:5f5 183:5ot 184:5li 185:5lb 186:5rf 187:5n5 188:5ty 19:1c8 190:4qm 192:5g4 193:5lh 194:5s5 195:5u4 196:5r0 197:5tv 198:5ue 20:1b6 202:1tx 206:1tx 21:e2 211:5ig 212:38u 213:53b 214:5lt 215:5nk 216:5i5 217:5oc 218:5gy 22:1d1 221:5cy 222:5it 223:3p2 224:5er 225:5jb 226:5h3 227:5jw 228:5sa 229:5nu 23:52q 231:5u2 232:5p6 233:5ob 234:5rv 235:5t2 236:5ua 237:5u8 238:5uf 24:279 241:2rs 242:5gg 243:5m7 244:5sb 245:5sq 246:5im 247:5lx 248:5r4 25:gv 251:5ni 252:2px 253:3x0 254:55e 255:5mq 256:5ps 257:5ed 258:5op 26:12p 261:26j 262:24z 263:5hk 264:5je 265:41j 266:5n9 267:5e8 268:5j6 27:18d 271:5cz 272:30b 273:4ob 274:45o 275:5hy 276:5m1 277:5i1 278:5q6 279:5od 28:1p5 281:2i3 282:50v 283:5h4 284:5dq 285:5fg 286:5lk 287:5ql 288:5qa 29:es 291:4u9 293:5et 294:5d1 295:5l3 296:4l5 297:5ow 298:50f 299:3pb 30:ea 301:1rg 302:42e 303:5bu 304:5dd 305:5oa 306:5gt 307:5k8 308:5dk 31:3u 316:381 317:2gz 318:4c0 32:36x 321:5kd 322:5sk 323:5qe 324:5tt 325:5md 326:5j4 327:5pp 328:5qi 33:8f 334:187 335:38h 336:z2 337:z2 339:5ny 34:7p 341:3k0 343:3fa 344:2xx 345:wd 346:5lu 347:5jj 348:5oh 349:4ma 35:9o 351:5c9 353:3b7 354:1ff 355:4ny 356:5i6 358:5f4 359:5ug 36:1cc 361:5ch 362:5o8 363:5lm 364:5ph 365:5pn 366:5sh 367:5si 368:5tf 37:fa 373:20x 374:5ea 375:4mx 376:5lf 377:587 378:5qg 38:da 382:2e4 383:3cd 384:257 385:3kl 386:36j 388:5f6 389:5ir 39:312 390:3ud 392:5dw 393:5if 394:5mh 395:5qj 396:5qm 397:5ud 398:5q7 40:23s 401:3jr 402:5ft 403:5q2 404:5qo 405:5p5 406:5gv 407:5pc 409:5fd 41:1by 411:45m 412:408 413:5lr 414:5r6 415:5ne 416:5pw 417:5ru 418:5qc 42:bu 423:1vt 424:1zk 425:5dh 426:4yv 427:4h2 428:5bn 43:3h9 431:5jx 432:5l7 433:5qn 434:5se 435:5sn 436:5nl 438:5u6 44:6x 444:1x2 445:4ik 446:10l 447:33d 448:1kh 449:5du 45:hg 452:4lq 453:5hz 454:3rg 455:51e 456:5is 457:4xu 458:40t 46:3di 461:5fy 462:5qq 463:5o5 464:5qy 465:5qx 466:5tz 467:5ta 468:5u9 47:28j 471:5mm 472:479 473:314 474:5hu 475:5i8 476:5kh 477:5ou 478:5s0 48:5bq 481:5mz 482:5qd 483:5rp 484:5tl 485:5tc 49:cf 492:5d6 493:1ch 494:2bj 495:5kx 496:5lo 497:5ju 498:5fi 50:2xk 500:3nl 502:5i0 503:5id 505:5ls 506:5ls 507:5k5 508:5qr 51:ak 510:1eu 512:2vw 513:4o5 514:5hh 515:5pd 516:5q9 517:5s3 518:5og 52:2fn 520:2pi 522:5j7 523:5pv 524:5t7 525:5u0 526:5ss 528:5qh 53:1ft 531:55c 532:5ev 533:5so 534:5ok 535:5mw 536:5ka 537:5rx 538:5of 539:5lv 54:ky 542:4jf 543:3og 544:5bx 545:2fz 546:529 547:571 548:5j5 549:5sz 55:3n3 550:4ax 552:5le 553:5o9 554:5ra 555:5oe 556:5t9 557:5s4 558:5r8 56:180 560:1bh 562:3ui 563:4st 564:5ew 565:5hv 566:37s 567:5cm 568:5ix 569:5ri 57:hh 572:376 573:5ds 574:5c0 575:4dr 576:3pn 577:568 578:5cc 579:2z4 58:1ov 581:5r1 582:5fm 583:5ma 584:5o1 585:5pq 586:5h6 587:5t8 588:5tn 59:8m 593:1ni 594:xw 595:1kx 596:xw 599:5ga 60:1ca 601:2ft 602:1oj 603:46g 604:5a1 605:5gh 606:5gk 607:5d4 608:54d 609:5td 61:2j0 611:4ly 612:4ed 613:5u3 614:5l2 615:5p1 616:5l2 617:5py 618:5s6 62:w8 620:1k6 622:1k9 623:1z3 624:2gk 625:4e2 626:54g 627:371 628:28i 629:5ki 63:fq 632:3yd 633:5d2 634:3x5 635:519 636:5k3 637:5po 638:48u 639:5re 64:rv 641:1ob 642:2bl 643:5fc 644:5ec 645:5ca 646:1ul 647:5ce 648:5rk 649:5q0 65:1dv 651:53d 652:5iw 653:5m9 654:5rn 655:5o3 656:5p0 657:5sw 658:5k6 66:jw 662:5ha 663:5in 664:5jr 665:5lz 666:5iz 667:5ho 668:5u7 67:6z 673:1y3 674:2vi 675:1y3 676:1y3 677:5em 678:4lx 679:5ti 68:ju 680:11o 683:3st 684:5e7 685:5eh 686:5qs 687:5gf 688:5ji 689:5k7 69:3d 691:gg 692:18k 693:1qu 694:2c5 695:1zv 696:326 697:4en 698:1sm 699:5hw 70:40o 701:5kz 702:5i9 703:5ii 704:5gm 705:5tr 706:5tm 707:5uh 708:5px 71:1ju 710:259 712:2o7 713:3xk 714:4dq 715:5mk 716:5ht 717:5n1 718:5ln 719:5tw 72:ev 722:4bo 723:5bv 724:5hg 725:5ns 726:5mc 727:5f7 728:5pu 73:14r 731:2u3 732:46x 733:5i4 734:5kg 735:5qf 736:5p4 737:5jt 738:5q5 74:1hg 741:2rx 742:2g8 744:5fl 745:5jq 747:4t2 748:5hp 75:a 76:b4 760:jk 761:jk 762:24u 763:24u 764:3lf 765:4ob 767:5jm 768:2pj 769:5k9 77:1br 770:1xj 772:37i 773:272 774:2tj 775:1ke 776:3si 777:5pe 778:5ox 779:5t1 78:el 780:r2 782:1oh 783:1to 784:2kw 785:1bl 786:1to 787:1to 788:2ht 789:2iu 79:1ay 791:5fv 792:5fo 793:3ty 794:5s9 795:5q3 796:5s2 797:5ub 798:5to 80:f2 801:2yk 802:5iu 803:5gz 804:5nn 805:5me 806:5ms 807:5m8 808:5mj 809:5ui 81:1dj 811:1jr 812:5fz 813:5dt 814:5h9 815:5hi 816:5ee 817:5ro 818:5pg 819:5sf 82:1dg 821:5di 822:5d7 823:5mr 824:5ov 825:5rb 826:5rz 827:5r7 828:5r9 83:ce 833:1cm 834:1fu 835:141 836:1cm 837:26v 839:5n8 84:pj 842:2mm 843:2xc 844:5fn 845:5bw 846:5he 847:4ab 848:4qn 85:16u 851:4zk 852:4xb 853:482 854:5hj 855:54j 856:5oq 857:5na 858:5l9 86:qx 861:21c 862:5jf 863:5kr 864:5mv 865:5k1 866:5sj 867:5th 868:5tj 87:fc 873:5hn 874:5n7 875:5k4 876:5qz 877:5np 878:5sy 879:5q1 88:1wl 881:36h 882:5ic 883:5jy 884:5hl 885:5lq 886:5rt 887:5mu 888:5nm 89:1ss 891:2qg 892:5j3 893:5fu 894:5j8 895:5nq 896:5n4 897:5o4 898:5sp 90:1b3 901:5mt 902:5ry 903:5os 904:5rl 905:5nt 906:5s7 907:5sm 908:5pb 91:1e5 911:1ur 912:2ha 913:1xy 914:4hw 915:5c1 916:1w6 917:2a8 918:39e 919:31e 92:k3 920:ql 922:159 923:148 924:r4 925:ux 926:qk 927:s6 928:1un 93:n9 930:1na 931:p6 933:y7 934:1wv 935:1cu 936:sx 937:13w 938:1ld 94:r7 941:vt 942:vt 943:vt 944:sq 945:ut 946:252 947:1bm 948:1iq 95:bc 951:ln 952:185 953:2kb 954:2w9 956:39d 957:5st
GB0 AB:ai AL:rb B:15 BA:no BB:em BD:69 BH:cy BL:fb BN:fo BR:5um BS:26 BT:70 CA:tw CB:db CF:3o CH:p9 CM:jt CO:hs CR:bz CT:1af CT16:1sh CT17:1sh CV:4s CW:vm DA:198 DD:ec DE:74 DG:2bb DH:1ix DL:ol DN:dd DT:4rg DY:ab E:2 EH:3f EN:l5 EX:im FK:25l FY:82 G:2b GL:e1 GU:xf HA:5gx HD:e6 HG:pr HP:r0 HR:163 HU:5t HX:ry IG:5ul IP:bp IP11:2op IV:1ki KA:1l6 KT:5hq KY:1h5 L:1b LA:1k1 LE:32 LL:11j LN:jb LS:3k LU:7e M:47 ME:kb MK:8j ML:2er N:2 NE:ar NG:1n NN:97 NP:62 NR:9f OL:kz OX:c8 PA:va PE:cz PH:1jz PL:7c PO:ap PR:5u RG:5h RH:1ei RM:nk S:1u SA:68 SE:2 SG:pd SK:fn SL:cw SM:b1 SN:b5 SO:7u SP:1nn SR:55 SS:6d ST:4i SW:2 SY:xk TA:128 TD:5eb TF:eb TN:zc TQ:11q TR:3f3 TS:f4 TW:5uk UB:yz W:2 WA:cp WD:h8 WF:tl WN:bw WR:lk WS:c2 WV:7k YO:dp
GE4 01:x 37:1ge 46:bq 60:ht
GR5 10:1w 11:1w 12:1w 13:1w 14:1w 15:1w 16:1w 17:1w 18:cx 19:1w 20:2ko 22:2y2 23:4xv 24:1bc 26:cg 27:3j6 30:1kg 34:173 35:1e1 38:qu 41:eu 42:14q 43:2cq 45:11m 48:4np 49:2we 50:231 53:4jc 54:4v 55:4v 56:4v 57:4v 59:1o6 60:1cd 61:3g0 62:17r 65:1bg 66:1nh 67:1ih 68:1cr 69:1ma 70:fr 71:fr 73:1bp 74:2dq 81:2rp 82:39y 85:19o
HR5 10:1s 20:2r9 21:bt 22:21j 23:xy 31:q3 32:2b9 33:54i 34:3r2 35:15s 40:52j 42:1s9 43:2ry 44:24s 47:1kl 48:329 51:fd 52:174 53:5mx
HU4 1:d 20:3bw 21:2dz 24:1gb 26:26b 27:1wz 28:yi 29:42d 30:3ha 31:1wb 32:2c9 33:19b 34:4j6 35:c0 36:1yp 37:2dw 40:9y 42:3cj 43:5df 44:j0 50:vr 51:2ta 53:3jb 56:11w 57:2e6 59:2gy 60:k0 61:2g5 63:4e6 64:2nv 65:208 66:5un 67:cq 68:1jb 69:340 70:3up 71:296 73:2wp 74:107 76:dg 77:49w 80:lm 81:3q8 82:14c 83:3oo 84:2gt 85:2c6 86:3f4 88:1f9 89:14i 90:gw 91:gw 92:2k4 94:18t 97:td
IS3 1:id 6:4j9
IT5 00:9 000:10c 01:1k3 010:5f8 02:1xb 020:5rw 03:1o3 030:3au 04:v6 040:1tu 05:my 050:5nv 06:i3 060:1iz 07:os 070:1ql 08:24d 080:5hb 09:e4 090:10s 10:1a 100:1hi 11:2e3 110:5q4 12:1l4 120:358 13:1mc 130:5gn 138:5cu 139:1qh 14:15b 140:5j0 15:12h 150:2h6 16:2f 160:2wi 17:17s 170:4pf 18:1k7 181:1y9 19:q0 190:3w9 20:p 200:v0 208:1qv 209:i8 21:te 211:up 22:sc 220:219 23:1ku 230:5h5 231:45v 238:5d0 24:jd 240:356 25:ba 250:3b8 26:16o 260:2gp 268:5c5 269:1uc 27:11h 270:186 28:o1 280:3wc 288:4ii 289:2i1 29:o4 290:5dl 30:1es 300:1s6 31:u6 310:2j2 32:34f 320:5da 33:mr 330:4tw 34:b2 340:2x9 35:9z 350:4aa 36:ki 360:1z7 37:94 370:3o2 38:t1 380:29a 39:mc 390:2at 40:4n 400:1cq 41:d8 410:1co 42:ga 420:55g 43:en 430:3m3 44:oe 440:4et 45:1ww 450:5d9 46:1x1 460:4bp 47:if 470:48b 471:ny 475:th 478:2cx 48:ss 480:1sg 50:4x 500:1m7 51:wj 510:4gq 52:v5 520:4a9 53:1qp 530:3nr 54:123 540:17i 55:sg 550:1hk 56:ul 560:1ut 57:do 570:2kt 58:15o 580:3qz 59:bg 590:4l8 60:pi 600:21t 61:uh 610:1xg 62:1te 621:2is 63:1lw 631:1sc 638:3k4 639:4fg 64:241 640:3vv 65:ix 650:1lp 66:1o8 660:25s 67:1zx 671:2a7 70:6w 700:101 71:ft 710:1ar 72:tu 720:2az 73:sw 730:2mp 74:bj 740:20c 75:1ap 750:5fe 76:ml 760:1bz 80:18 800:qy 81:x2 810:1cx 82:1hr 820:5fr 83:1io 830:5fa 84:h7 840:1he 85:19h 850:5dr 86:1w3 860:2i5 87:12r 870:3wx 88:tm 880:yj 888:5bo 889:1hv 89:cb 890:49e 898:5k2 899:45b 90:20 900:1cs 91:u1 911:17g 92:226 921:2di 93:wi 931:197 94:3ff 940:4iz 95:6i 950:1h3 96:mu 960:2j9 97:153 970:1f7 98:91 980:27q
LI4 94:5oi
LT5 0:2r 1:2r 28:2bi 35:iq 4:4h 5:4h 62:yb 68:1j2 76:gl 77:gl 89:1t8 9:as
LU4 1:uu 2:uu 34:4g6 35:4g6 4:2s3 5:uu 7:uu 8:uu
LV4 10:1l 20:1bd 30:14j 34:r5 36:1r3 42:2wn 46:1yw 54:js
MC5 980:2c8
MD4 20:23 31:hc
ME5 81:fw 85:4j1
MK4 10:3b 12:x0 13:v8 14:18a 20:1id 24:1mj 60:1an 70:qn 75:wk
NL4 10:1m 11:1m 118:tb 12:rl 13:bs 14:us 15:fh 16:zd 17:1j6 178:16n 18:nm 19:20j 20:eg 21:gd 22:1jo 23:i7 24:yp 25:3c 26:ni 27:j6 28:xe 29:11v 30:28 31:vs 32:vz 33:ib 34:14y 35:6j 36:1w9 37:15l 38:fk 39:15a 40:1uf 41:2wz 42:27c 43:1l1 438:1mv 44:220 45:2t5 46:112 47:u3 48:ck 49:1cl 50:a7 51:1mb 52:g1 53:v3 54:27p 55:5o6 56:9n 57:w6 58:1xd 59:oj 60:1n9 600:1hy 61:1i8 62:hm 63:o8 64:o8 65:d9 66:2d0 67:10a 68:f8 69:307 70:1gj 71:2mu 72:23t 73:fu 74:mv 75:dq 76:x5 77:188 78:190 79:1y1 80:jp 81:3z9 82:yd 83:1l5 84:1qe 85:5dz 86:2cn 88:4zf 89:oy 90:oy 91:5do 92:1o0 93:5ll 94:145 95:3zn 96:3p1 97:bi 98:bi 99:2qp
NO4 0:2g 10:2g 11:2g 12:2g 13:5uo 14:5ei 15:283 16:x3 17:1ds 175:3lw 20:5ct 23:2ng 26:471 28:4kj 30:p5 31:1xp 32:1r2 35:5d8 36:4jp 37:1fk 39:28g 40:hw 43:13g 46:12t 48:2ih 50:9d 51:9d 52:9d 55:1v2 60:1oq 64:4az 65:4sf 70:ei 74:ei 77:3zo 80:29d 86:4hg 90:1df 94:43z 95:5f0
PL5 00:f 01:f 02:f 03:f 04:f 05:f 06:1l2 07:1bv 08:ui 09:h0 10:c5 11:c5 12:30a 13:3r8 14:2an 15:6g 16:z6 17:2yd 18:12v 19:19z 20:4r 21:4r 215:18n 22:zs 224:11c 23:24m 24:1gu 25:9q 26:9q 266:8s 27:wf 28:4ph 30:1k 31:1k 32:1k 33:il 333:re 34:29y 343:2ep 35:dc 36:dc 37:10m 374:10t 38:1iy 39:15j 394:1fv 40:5n 41:8q 415:jg 419:ay 42:7q 43:br 431:gn 44:ad 442:f5 45:gy 46:gy 47:11k 48:1jq 49:1z4 50:24 51:24 52:24 53:24 54:24 55:24 56:21w 57:2t2 58:h1 585:qf 59:kv 60:2l 61:2l 62:2l 622:yo 625:sm 628:k4 63:x1 64:vn 641:134 65:ig 66:he 67:1uz 672:zl 68:1xw 69:4ko 70:43 71:43 72:3ip 726:1u3 73:y0 74:3qe 75:ke 76:mj 77:4t4 78:1oc 784:1yn 80:3g 81:7j 82:gz 822:1yd 83:1ii 831:16b 84:1km 85:4m 86:4m 863:m7 87:9p 878:i2 88:u7 89:1ws 90:1i 91:1i 92:1i 93:1i 94:1i 95:1i 96:1hn 97:t3 974:13j 98:1o9 99:1i9
PT7 10:2v 11:2v 12:2v 13:2v 14:2v 15:2v 16:2v 17:2v 18:2v 19:2v 20:2ns 23:46b 24:1n4 25:2v8 256:378 26:4d6 27:bo 271:2zs 28:29h 29:is 30:kp 31:4ms 35:2z7 37:3ky 38:1ba 40:7m 41:7m 42:7m 43:7m 44:y8 45:2cr 46:5m5 47:hx 48:1uo 49:23x 50:4q5 51:5gp 53:28h 54:4ky 60:2ar 62:4ke 63:2ew 70:1a3 73:55d 78:27b 80:1t3 81:3ep 85:1yo 86:48x 87:2oc
RO6 01:b 02:b 03:b 04:b 05:b 06:b 07:3uc 08:z9 10:8l 11:cl 12:gi 13:q1 14:1hb 20:63 21:mx 22:lh 23:tk 24:kc 30:5q 31:cc 32:sn 33:104 40:5o 41:9s 42:sk 43:fv 44:jm 45:13c 50:6y 51:119 52:15w 53:1ta 54:ej 55:dw 60:c7 61:ld 62:uf 70:5i 71:jc 72:kx 73:z4 80:6f 81:9e 82:oi 90:64 91:5m6 92:1d4
RS5 11:m 12:1sd 14:15e 15:1ak 16:np 17:19l 18:7l 19:1gs 21:9a 22:1x9 23:t9 24:m4 25:1i5 26:uw 31:132 32:it 34:eh 35:253 36:rt 37:vw
SE5 10:i 11:i 12:i 13:i 14:pe 15:ya 16:i 17:i 18:i 19:22v 20:66 21:66 22:qi 23:2o2 24:4b0 25:l3 26:2eb 27:493 28:44x 29:1vw 30:118 33:47a 34:53e 35:11r 37:233 38:1yu 39:1yu 40:2k 41:2k 42:2k 43:16s 432:28x 44:2zc 45:275 46:1i1 50:xm 53:3fh 54:229 55:nw 58:kq 59:2ig 593:3qw 60:nx 61:2ed 62:3d0 63:10e 64:3du 65:14x 67:5cv 70:j7 72:in 74:3id 75:e5 76:44e 78:1s1 79:21q 80:w1 81:360 82:4zy 83:1gr 85:18i 87:4ck 89:2dn 90:rn 93:258 94:3ez 96:4rx 97:1pm 98:4px
SI4 1:73 2:ng 3:20q 4:228 5:5dm 6:34z 8:3dg 9:5fk
SK5 01:qw 02:367 03:1b0 031:2he 04:86 05:18p 052:1x4 06:511 07:1uy 08:nq 085:2c1 09:3dz 81:3x 82:3x 83:3x 84:3x 85:3x 90:3x 91:17t 917:z3 92:2ll 924:4ws 929:3br 93:20m 94:1rx 945:23l 949:qq 95:qq 96:1o4 97:s3 971:1cp 98:2sa
TR5 01:o 02:8v 03:ep 04:on 05:rr 06:4 07:1j 08:38a 09:d2 10:83 11:1v4 12:sy 13:1lh 14:n1 15:117 16:k 17:q8 18:xr 19:bd 20:5v 21:21 22:h6 23:6a 24:jf 25:3z 26:2y 27:w 28:md 29:2e9 30:u4 31:9m 32:c1 33:2s 34:0 35:8 36:ud 37:yn 38:2a 39:17w 40:ns 41:aj 42:19 43:b8 44:3q 45:7y 46:4f 47:xs 48:1ij 49:rz 50:vo 51:p2 52:iu 53:of 54:6l 55:48 56:je 57:26z 58:7a 59:hn 60:gp 61:7x 62:2p8 63:3n 64:ds 65:4j 66:q6 67:m1 77:xv
UA5 01:7 02:7 03:7 04:7 05:7 06:7 07:7 08:7 09:aa 10:6o 14:61 18:6b 21:4w 25:7n 29:46 33:7i 36:5k 40:6e 43:9c 46:88 49:z 54:30 58:87 61:j 65:14 69:1f 73:5e 76:9x 79:1p 88:ik`;
