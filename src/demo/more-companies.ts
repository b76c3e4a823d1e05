import type { UnitPaymentMethod } from '#domain/payment/payment-method.ts';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { DemoCompany } from './companies.ts';
import { person, type DemoPerson } from './people.ts';

/** A customer that no story is told of: it rents, pays, and fills the lists. */
export type FurtherCompany = DemoCompany & {
  readonly admin: DemoPerson;
  /** What it has use for. */
  readonly rents: readonly TrailerType[];
};

/** Published sample numbers. */
const IBANS: Readonly<Record<string, string>> = {
  AT: 'AT611904300234573201',
  BE: 'BE68539007547034',
  DE: 'DE89370400440532013000',
  ES: 'ES9121000418450200051332',
  FR: 'FR1420041010050500013M02606',
  IT: 'IT60X0542811101000000123456',
  NL: 'NL91ABNA0417164300',
  PL: 'PL61109010140000071219812874',
  RO: 'RO49AAAA1B31007593840000',
};

const LANGUAGES: Readonly<Record<string, Locale>> = { AT: 'de', BE: 'nl' };

const STANDINGS: Readonly<Record<string, DemoCompany['standing']>> = {
  lausitzbau: { status: 'blocked', reason: 'Zwei Lastschriften geplatzt, Rückruf zugesagt' },
  ebrocarga: { status: 'pendingReview', daysAgo: 1 },
  bocianagro: { status: 'pendingReview', daysAgo: 3 },
};

/**
 * Key, name, legal form, country, VAT id, register, street, town, phone, admin, what it rents, how it pays, its limit in
 * thousands of euros, and for how many months it has been a customer. VAT ids have their check digits and belong to nobody.
 */
const TABLE = `
weserfracht | Weserfracht Logistik GmbH | GmbH | DE | DE819505008 | HRB 28114 Bremen | Senator-Apelt-Straße 14 | 28197 Bremen | +494215550301 | Meike Harms | plane box | dd_b2b | 60 | 34
elbkontor | Elbkontor Containerdienst GmbH | GmbH | DE | DE819535995 | HRB 150233 Hamburg | Altenwerder Hauptstraße 9 | 21129 Hamburg | +49405550302 | Nils Brodersen | chassis chassisAllround | transfer | 80 | 33
rheinbogen | Rheinbogen Transporte KG | KG | DE | DE819567295 | HRA 10977 Duisburg | Bliersheimer Straße 52 | 47229 Duisburg | +492035550303 | Petra Küppers | plane tipper | transfer | 40 | 31
mainkuehl | Mainkühl Tiefkühllogistik GmbH | GmbH | DE | DE819595465 | HRB 88412 Frankfurt | Silostraße 31 | 65929 Frankfurt am Main | +49695550304 | Tobias Wendel | cool | dd_b2b | 90 | 36
frankensprint | Frankensprint Spedition GmbH | GmbH | DE | DE819628330 | HRB 30518 Nürnberg | Duisburger Straße 17 | 90451 Nürnberg | +499115550305 | Sabine Ott | plane box cool | transfer | 50 | 29
pleissetal | Pleißetal Transport GmbH | GmbH | DE | DE819654622 | HRB 27710 Leipzig | Am Exer 8 | 04435 Schkeuditz | +493415550306 | Ronny Böhme | plane tipperAgrar | transfer | 30 | 27
havelcargo | Havelcargo GmbH | GmbH | DE | DE819686548 | HRB 24406 Potsdam | Märkische Allee 22 | 14979 Großbeeren | +49335550307 | Katja Lindner | plane box | transfer | 35 | 26
isarquelle | Isarquelle Getränkelogistik GmbH | GmbH | DE | DE819717222 | HRB 201177 München | Konrad-Zuse-Platz 5 | 81829 München | +49895550308 | Florian Huber | plane cool | dd_b2b | 70 | 30
allgaeumilch | Allgäuer Milchlogistik eG | eG | DE | DE819743201 | GnR 201 Kempten | Ursulasrieder Straße 40 | 87437 Kempten | +498315550309 | Maria Zeller | cool | transfer | 55 | 24
ruhrstahl | Ruhrstahl Coiltransporte GmbH | GmbH | DE | DE819773875 | HRB 19883 Dortmund | Hermannstraße 101 | 44263 Dortmund | +492315550310 | Dirk Sander | plane | dd_b2b | 60 | 22
heidekies | Heidekies Schüttgut GmbH | GmbH | DE | DE819805175 | HRB 206114 Lüneburg | Bessemerstraße 3 | 21337 Lüneburg | +4941315550311 | Arne Behn | tipper | transfer | 45 | 21
moebelnord | Möbelspedition Nordlicht GmbH | GmbH | DE | DE819835849 | HRB 17420 Kiel | Werftbahnstraße 12 | 24143 Kiel | +494315550312 | Svenja Paulsen | box | transfer | 20 | 19
boerdekorn | Bördekorn Agrarhandel GmbH | GmbH | DE | DE819864958 | HRB 22091 Stendal | Schnarsleber Straße 2 | 39167 Niederndodeleben | +493915550313 | Volker Meinicke | tipperAgrar | transfer | 40 | 18
paketring | Paketring Deutschland GmbH | GmbH | DE | DE819896258 | HRB 513008 Jena | In der Hochstedter Ecke 1 | 99098 Erfurt | +493615550314 | Jana Stiller | box plane | dd_b2b | 75 | 16
lausitzbau | Lausitzbau Tiefbau GmbH | GmbH | DE | DE819929436 | HRB 14003 Cottbus | Gaglower Straße 44 | 03048 Cottbus | +493555550315 | Maik Noack | tipper | transfer | 30 | 13
saarexpress | Saar-Express Spedition GmbH | GmbH | DE | DE819958858 | HRB 106512 Saarbrücken | Untertürkheimer Straße 27 | 66117 Saarbrücken | +496815550316 | Lea Schorr | plane | transfer | 25 | 9
kuestenfisch | Küstenfisch Logistik GmbH | GmbH | DE | DE819986715 | HRB 8841 Bremen | Am Lunedeich 78 | 27572 Bremerhaven | +494715550317 | Hinrich Tiedemann | cool | transfer | 35 | 7
alpenlogis | Alpenlogis Transport GmbH | GmbH | AT | ATU69942654 | FN 418230 k | Laxenburger Straße 365 | 1230 Wien | +4315550320 | Stefan Leitner | plane cool | transfer | 45 | 32
steirerholz | Steirerholz Spedition GmbH | GmbH | AT | ATU69942752 | FN 377915 w | Puchstraße 120 | 8055 Graz | +433165550321 | Andrea Moser | plane tipper | transfer | 30 | 17
tauernfrisch | Tauernfrisch Logistik GmbH | GmbH | AT | ATU69942850 | FN 502117 p | Siezenheimer Straße 39 | 5020 Salzburg | +436625550322 | Matthias Reiter | cool | transfer | 40 | 11
maasroute | Maasroute Transport B.V. | B.V. | NL | NL859942946B01 | KvK 81422071 | Venrayseweg 102 | 5928 Venlo | +31775550330 | Joost Hendriks | plane box | transfer | 50 | 35
waalcontainer | Waal Container Logistics B.V. | B.V. | NL | NL859943045B01 | KvK 83417706 | Waalhaven Zuidzijde 21 | 3089 Rotterdam | +31105550331 | Sanne de Wit | chassis chassisAllround | transfer | 90 | 28
bloemenlijn | Bloemenlijn Aalsmeer B.V. | B.V. | NL | NL859943136B01 | KvK 85503118 | Legmeerdijk 313 | 1431 Aalsmeer | +31205550332 | Lotte Visser | cool | transfer | 60 | 23
polderagro | Polder Agro Vervoer B.V. | B.V. | NL | NL859943239B01 | KvK 87702246 | Randweg 7 | 8305 Emmeloord | +31527555033 | Gerrit Prins | tipperAgrar cool | transfer | 35 | 12
scheldeport | Schelde Port Logistics NV | NV | BE | BE0799412335 | RPR Antwerpen 0799 | Noorderlaan 147 | 2030 Antwerpen | +3235550340 | Wouter Claes | chassis chassisAllround | transfer | 70 | 30
brabantcargo | Brabant Cargo BV | BV | BE | BE0799412434 | RPR Brussel 0812 | Schaarbeeklei 636 | 1800 Vilvoorde | +3225550341 | Ilse Maes | plane box | transfer | 40 | 15
meusefret | Meuse Fret SRL | SRL | BE | BE0799412533 | RPM Liège 0755 | Rue de Hermée 225 | 4041 Herstal | +3245550342 | Benoît Lambert | plane | transfer | 25 | 8
seinedistri | Seine Distribution SAS | SAS | FR | FR03999422619 | RCS Nanterre 998 204 117 | Route du Bassin 16 | 92230 Gennevilliers | +33155550350 | Camille Garnier | box plane cool | transfer | 60 | 33
rhonefroid | Rhône Froid Transports SARL | SARL | FR | FR03999422716 | RCS Lyon 997 318 402 | Rue du Lyonnais 34 | 69800 Saint-Priest | +33475550351 | Julien Mercier | cool | transfer | 50 | 25
alsacefret | Alsace Fret SAS | SAS | FR | FR03999422813 | RCS Strasbourg 996 107 283 | Rue du Bassin du Commerce 8 | 67100 Strasbourg | +33385550352 | Élodie Schmitt | plane | transfer | 40 | 20
armorprimeurs | Armor Primeurs SARL | SARL | FR | FR03999422910 | RCS Brest 995 882 016 | Zone de Kérivin 5 | 29600 Morlaix | +33295550353 | Yann Le Goff | cool | transfer | 30 | 10
catalunyafreda | Catalunya Freda S.L. | S.L. | ES | ESB99965014 | RM Barcelona B-71220 | Carrer de l’Atlàntic 112 | 08040 Barcelona | +34935550360 | Núria Soler | cool plane | transfer | 45 | 27
ebrocarga | Ebro Carga S.A. | S.A. | ES | ESB99965105 | RM Zaragoza Z-40991 | Calle Osca 4 | 50197 Zaragoza | +34975550361 | Javier Marín | plane | transfer | 30 | 0
veronaintermodal | Verona Intermodal S.r.l. | S.r.l. | IT | IT09994188887 | REA VR-398110 | Via Sommacampagna 61 | 37137 Verona | +390455550370 | Marco Bellini | plane chassisAllround | transfer | 55 | 29
padanafresco | Padana Fresco S.p.A. | S.p.A. | IT | IT09994189992 | REA MO-288410 | Via Emilia Est 900 | 41126 Modena | +390595550371 | Elisa Conti | cool | transfer | 65 | 14
wartaexpress | Warta Express Sp. z o.o. | Sp. z o.o. | PL | PL9994183402 | KRS 0000733912 | ul. Magazynowa 3 | 62-023 Gądki | +48615550380 | Anna Kaczmarek | plane box | transfer | 45 | 31
odratrans | Odra Trans Sp. z o.o. | Sp. z o.o. | PL | PL9994183508 | KRS 0000790415 | ul. Bytomska 14 | 71-605 Szczecin | +48915550381 | Piotr Wrona | plane tipper | transfer | 30 | 13
bocianagro | Bocian Agro Sp. z o.o. | Sp. z o.o. | PL | PL9994183589 | KRS 0000861107 | ul. Wilkowicka 50 | 64-100 Leszno | +48655550382 | Tomasz Bąk | tipperAgrar tipper | transfer | 25 | 0
dunaremarfa | Dunăre Marfă S.R.L. | S.R.L. | RO | RO99945488 | J23/4410/2018 | Șoseaua de Centură 12 | 077096 Dragomirești | +40215550390 | Ioana Popa | plane tipperAgrar | transfer | 30 | 22
`;

export const FURTHER_COMPANIES: readonly FurtherCompany[] = TABLE.trim()
  .split('\n')
  .map((line) => toCompany(line.split(' | ')));

function toCompany(cells: readonly string[]): FurtherCompany {
  const [key = '', name = '', legalForm = '', country = '', vatId = '', registrationNumber = '', ...more] = cells;
  const [place = '', town = '', phone = '', admin = '', types = '', paymentMethod = '', limit = '', months = ''] = more;
  const [, street = '', houseNumber = ''] = /^(.*) (\S+)$/.exec(place) ?? [];
  const [, postalCode = '', city = ''] = /^(\S+) (.*)$/.exec(town) ?? [];
  const own = country.toLowerCase();
  const locale = LANGUAGES[country] ?? LOCALES.find((language) => language === own) ?? 'en';
  const standing = STANDINGS[key];
  const [firstName = ''] = admin.split(' ');
  const domain = `${key}.example`;
  return {
    key,
    name,
    legalForm,
    country,
    locale,
    vatId,
    registrationNumber,
    street,
    houseNumber,
    postalCode,
    city,
    phone,
    domain,
    // Written by the table above, and by nobody else.
    paymentMethod: paymentMethod as UnitPaymentMethod,
    iban: IBANS[country] ?? '',
    ...(paymentMethod === 'dd_b2b' && { mandate: 'B2B' as const }),
    creditLimitCents: Number(limit) * 100_000,
    monthsHere: Number(months),
    ...(standing && { standing }),
    admin: person(`${toPlainLetters(firstName)}@${domain}`, admin, locale, { company: key, role: 'admin' }),
    // Likewise.
    rents: types.split(' ') as TrailerType[],
  };
}

/** An address has no accents. */
function toPlainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z-]/gi, '')
    .toLowerCase();
}
