/** A yard of a larger company. It opens as the one it is like, in the same country. */
type FurtherDepot = {
  /** Code of the depot of the demo that it is like. */
  readonly like: string;
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly holidayRegion: string;
  /** First part of the plates of trailers that are registered here; those of other countries do not tell. */
  readonly plateDistrict: string;
};

/** Like which, code, name, street, town, position, region of its holidays, and what plates begin with. */
const TABLE = `
HAM | LBC | Lübeck-Genin | Geniner Straße 210 | 23560 Lübeck | 53.842 10.674 | DE-SH | HL
HAM | HAJ | Hannover-Lehrte | Westtangente 14 | 31275 Lehrte | 52.377 9.955 | DE-NI | H
HAM | RLG | Rostock-Überseehafen | Am Seehafen 9 | 18147 Rostock | 54.145 12.106 | DE-MV | HRO
BRE | BRV | Bremerhaven | Senator-Borttscheller-Straße 6 | 27568 Bremerhaven | 53.581 8.548 | DE-HB | HB
BRE | OSN | Osnabrück-Fledder | Hannoversche Straße 71 | 49084 Osnabrück | 52.262 8.077 | DE-NI | OS
DUI | DTM | Dortmund-Hafen | Kanalstraße 28 | 44147 Dortmund | 51.532 7.442 | DE-NW | DO
DUI | CGN | Köln-Eifeltor | Am Eifeltor 4 | 50997 Köln | 50.889 6.931 | DE-NW | K
DUI | BFE | Bielefeld-Sennestadt | Fuggerstraße 33 | 33689 Bielefeld | 51.957 8.583 | DE-NW | BI
FRA | MHG | Mannheim-Rheinau | Ruhrorter Straße 16 | 68219 Mannheim | 49.428 8.533 | DE-BW | MA
FRA | KSF | Kassel GVZ | Otto-Hahn-Straße 25 | 34123 Kassel | 51.29 9.53 | DE-HE | KS
NUE | QWU | Würzburg Hafen | Südliche Hafenstraße 12 | 97080 Würzburg | 49.802 9.914 | DE-BY | WÜ
NUE | RGB | Regensburg Osthafen | Auweg 37 | 93055 Regensburg | 49.021 12.143 | DE-BY | R
LEJ | DRS | Dresden-Friedrichstadt | Magdeburger Straße 58 | 01067 Dresden | 51.064 13.706 | DE-SN | DD
LEJ | ERF | Erfurt GVZ | Johann-Gutenberg-Straße 9 | 99098 Erfurt | 50.977 11.117 | DE-TH | EF
LEJ | ZMG | Magdeburg-Rothensee | Am Hansehafen 21 | 39126 Magdeburg | 52.188 11.671 | DE-ST | MD
BER | BRG | Berlin-Wustermark | Magdeburger Straße 7 | 14641 Wustermark | 52.538 12.965 | DE-BB | HVL
BER | FWA | Frankfurt (Oder) | Am Güterbahnhof 3 | 15236 Frankfurt (Oder) | 52.331 14.528 | DE-BB | FF
MUC | AGB | Augsburg GVZ | Kanadaring 18 | 86356 Neusäß | 48.409 10.835 | DE-BY | A
MUC | ULM | Ulm-Dornstadt | Lerchenbergstraße 60 | 89160 Dornstadt | 48.465 9.943 | DE-BW | UL
VIE | LNZ | Linz Hafen | Industriezeile 40 | 4020 Linz | 48.319 14.318 | AT-4 | L
VIE | GRZ | Graz-Werndorf | Am Terminal 1 | 8402 Werndorf | 46.925 15.49 | AT-6 | G
RTM | MOE | Moerdijk | Middenweg 20 | 4782 PM Moerdijk | 51.691 4.578 | NL | -
RTM | UTC | Utrecht-Lage Weide | Atoomweg 63 | 3542 AA Utrecht | 52.108 5.069 | NL | -
RTM | AMS | Amsterdam-Westpoort | Kabelweg 31 | 1014 BA Amsterdam | 52.395 4.852 | NL | -
VLO | TLB | Tilburg Vossenberg | Dongenseweg 120 | 5047 SE Tilburg | 51.589 5.03 | NL | -
VLO | ZWL | Zwolle Hessenpoort | Nikolaus Ottostraat 8 | 8028 PT Zwolle | 52.533 6.163 | NL | -
ANR | GNT | Gent-Zeehaven | Skaldenstraat 88 | 9042 Gent | 51.123 3.757 | BE | -
ANR | LGG | Liège-Bierset | Rue de l’Aéroport 50 | 4460 Grâce-Hollogne | 50.645 5.452 | BE | -
PAR | LIL | Lille-Dourges | Rue de la Plate-Forme 11 | 62119 Dourges | 50.437 2.986 | FR | -
PAR | SXB | Strasbourg Port du Rhin | Rue du Havre 27 | 67100 Strasbourg | 48.558 7.791 | FR | -
LYS | MRS | Marseille-Fos | Avenue de la Feuillane 5 | 13270 Fos-sur-Mer | 43.451 4.885 | FR | -
LYS | BOD | Bordeaux-Bassens | Quai Alfred de Vial 14 | 33530 Bassens | 44.901 -0.533 | FR | -
BCN | VLC | Valencia-Ribarroja | Carrer del Traginers 22 | 46190 Riba-roja de Túria | 39.532 -0.485 | ES-VC | -
BCN | ZAZ | Zaragoza PLAZA | Calle Turiaso 36 | 50197 Zaragoza | 41.621 -0.999 | ES-AR | -
VRN | MIL | Milano-Segrate | Via Rivoltana 41 | 20054 Segrate | 45.48 9.301 | IT | -
VRN | BLQ | Bologna Interporto | Via Santa Maria in Duno 17 | 40010 Bentivoglio | 44.629 11.39 | IT | -
POZ | WRO | Wrocław-Kąty | ul. Fabryczna 13 | 55-080 Kąty Wrocławskie | 51.032 16.776 | PL | -
POZ | LCJ | Łódź-Stryków | ul. Ozorkowska 3 | 95-010 Stryków | 51.899 19.598 | PL | -
POZ | KTW | Katowice-Gliwice | ul. Bojkowska 55 | 44-141 Gliwice | 50.278 18.682 | PL | -
BUH | CLJ | Cluj-Apahida | Strada Libertății 140 | 407035 Apahida | 46.804 23.744 | RO | -
BUH | TSR | Timișoara-Nord | Calea Torontalului 92 | 300668 Timișoara | 45.793 21.2 | RO | -
RTM | EIN | Eindhoven Acht | Achtseweg Noord 44 | 5651 GG Eindhoven | 51.478 5.421 | NL | -
`;

/** Further yards for a company that has grown out of the demo. Streets and towns exist, the yards do not. */
export const FURTHER_DEPOTS: readonly FurtherDepot[] = TABLE.trim().split('\n').map(readRow);

function readRow(row: string): FurtherDepot {
  const [like = '', code = '', name = '', street = '', town = '', position = '', region = '', district = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [lat, lon] = position.split(' ').map(Number);
  // Polish and Dutch codes have a part after the first; towns begin with a letter that more follow.
  const [, postalCode = '', city = ''] = /^(\S+(?: [A-Z]{2})?) (.+)$/.exec(town) ?? [];
  return {
    like,
    code,
    name,
    street,
    postalCode,
    city,
    lat: lat ?? 0,
    lon: lon ?? 0,
    holidayRegion: region,
    plateDistrict: district === '-' ? '' : district,
  };
}
