import type { Locale } from '#i18n/locales.ts';

/** What names of people and companies are put together from. */
export type NameParts = {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Beside last names, what a company may be called after. */
  readonly regions: readonly string[];
  /** What a company does, as it stands in its name. */
  readonly trades: readonly string[];
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** In the languages that companies of the demo speak. No company of these names is meant. */
export const NAME_PARTS: Partial<Readonly<Record<Locale, NameParts>>> & { readonly de: NameParts } = {
  de: {
    firstNames: words(`Andreas Birgit Carsten Daniela Eva Frank Gesine Heiko Ilka Jörg Kerstin Lars Martina Norbert Olaf
      Petra Rainer Silke Thomas Ulrike Vera Wolfgang Yvonne Bernd Claudia Dieter Elke Fabian Gabi Holger Inga Jannik
      Katrin Lutz Manuela Nadine Oliver Philipp Regina Sören Tanja Uwe Verena Werner Antje Björn Christa Detlef`),
    lastNames:
      words(`Ahlers Bartels Brandt Carstens Dahlmann Ehlers Feddersen Gerdes Hagemann Ihde Jansen Kröger Lorenzen
      Matthiesen Niemann Oltmanns Paulsen Quast Rickmers Schröder Thomsen Uhlig Vogt Wessels Zimmer Arnold Bachmann
      Dietrich Ebert Fiedler Grimm Haas Jahnke Kessler Lindemann Merten Naumann Otte Pohl Rademacher Seidel Thiele
      Ullrich Voss Wiegand Zander Albers Busch Claasen Dreyer Engelhardt Franke Günther Heinrich Junge Kaiser Langer
      Mertens Neubauer Ostermann Pfeiffer Reimers Stahl Timm Urban Velten Winkler Ziegler`),
    regions: words(`Allertal Altmark Bergland Donautal Eichsfeld Emsland Erzgebirge Fläming Geest Haff Harzland Hegau
      Hellweg Hohenlohe Hunsrück Isartal Kraichgau Leinetal Lippe Mosel Neckar Oderland Odenwald Ostsee Pfalz Rhön
      Saaletal Sauerland Schwarzwald Siegerland Spessart Spreewald Taunus Uckermark Unstrut Vogtland Warnow Westerwald
      Wetterau Wümme`),
    trades: words(`Spedition Transporte Logistik Frachten Kühltransporte Containerdienst Schüttgut Güterverkehr
      Kontraktlogistik Fernverkehr Agrarlogistik Lebensmittellogistik Baustoffe Getränkelogistik Stückgut Systemfracht
      Nahverkehr Recycling Holztransporte Express`),
  },
  nl: {
    firstNames: words(`Anouk Bart Carla Daan Els Femke Gerrit Hanneke Ilse Jeroen Karin Lars Marieke Niels Olga Pieter
      Ruud Sanne Tom Wendy`),
    lastNames: words(`Bakker Boersma Brouwer Claes Dekker Dijkstra Goossens Hermans Hoekstra Jacobs Janssens Kuipers
      Maes Meijer Mertens Mulder Peeters Postma Prins Schouten Smits Vermeulen Visser Vos Willems Wouters Zwart`),
    regions: words(`Achterhoek Betuwe Hageland Kempen Peelland Rijnmond Scheldeland Twente Veluwe Waalstreek`),
    trades: words(`Transport Logistiek Koeltransport Expeditie Vracht Containers Bulk Distributie Wegvervoer Cargo
      Overslag Agrarisch Bouwstoffen Express Intermodaal Lading`),
  },
  fr: {
    firstNames: words(`Alain Brigitte Cédric Delphine Éric Fabienne Gilles Hélène Isabelle Julien Karine Laurent
      Mathilde Nicolas Odile Pascal Régine Sylvain Thierry Véronique`),
    lastNames: words(`Aubert Baudin Chevalier Delmas Espinasse Fabre Garnier Huet Imbert Jourdan Lacombe Marchand Noël
      Olivier Perrin Renaud Roche Savary Tessier Vasseur Vidal`),
    regions: words(`Artois Bresse Cévennes Dombes Flandres Garonne Jura Landes Morvan Sologne Velay Vexin`),
    trades: words(`Transports Logistique Fret Messagerie Frigo Affrètement Conteneurs Vracs Distribution Express
      Agroalimentaire Matériaux Intermodal Routage Citernes Cargo`),
  },
  es: {
    firstNames: words(`Alicia Bruno Carmen Diego Elena Fermín Gloria Héctor Inés Javier Laura Manuel Nuria Óscar Pilar
      Raúl Silvia Tomás Víctor Yolanda`),
    lastNames: words(`Aguilar Blanco Cabrera Delgado Esteban Fuentes Gallego Herrero Ibáñez Lozano Molina Navarro Ortega
      Pascual Quintana Robles Sanz Tejada Vega Zamora`),
    regions: words(`Axarquía Cantábrico Duero Ebro Levante Mancha Montseny Pirineo Tajo Turia`),
    trades:
      words(`Transportes Logística Frío Cargas Contenedores Graneles Distribución Mercancías Exprés Áridos Agrícola
      Intermodal Rutas Almacenes Paquetería Portes`),
  },
  it: {
    firstNames: words(`Alberto Barbara Carlo Donatella Elisa Fabio Gianna Ivano Laura Marco Nadia Orlando Paola Renzo
      Silvia Tiziana Umberto Valeria`),
    lastNames:
      words(`Barbieri Bianchi Caruso Conti Costa Donati Fontana Gallo Greco Lombardi Mancini Marino Neri Pellegrini
      Rinaldi Rizzo Sartori Serra Testa Vitale`),
    regions: words(`Brenta Dolomiti Garda Langhe Lario Marca Maremma Murge Polesine Valtellina`),
    trades: words(`Trasporti Logistica Spedizioni Autotrasporti Container Frigo Carichi Distribuzione Corriere Inerti
      Agricola Intermodale Merci Magazzini Cisterne Cargo`),
  },
  pl: {
    firstNames: words(`Agnieszka Bartosz Celina Dariusz Ewa Filip Grażyna Henryk Iwona Jacek Kamila Leszek Magdalena
      Norbert Oliwia Piotr Renata Sławomir Teresa Wojciech`),
    lastNames:
      words(`Adamczyk Bielak Czajka Dudek Furman Grabiec Jarosz Kalinka Lisiak Majka Nowacki Olszak Pawlak Rybak
      Sikora Tomczak Urbaniak Walczak Zięba Żak`),
    regions: words(`Beskid Kaszuby Kujawy Mazury Noteć Odra Podlasie Roztocze Warta Żuławy`),
    trades: words(`Transport Logistyka Spedycja Chłodnie Fracht Kontenery Dystrybucja Kruszywa Agro Przewozy Ekspres
      Magazyny Intermodal Ładunki Drogi Cargo`),
  },
  ro: {
    firstNames: words(`Adina Bogdan Camelia Dragoș Elena Florin Gabriela Horia Ioana Liviu Mihaela Nicolae Oana Petru
      Raluca Sorin Teodora Vlad`),
    lastNames: words(`Albu Băluță Chirilă Dobre Enache Florea Ghinea Iacob Lungu Manea Neagu Oprea Pană Radu Stoica Toma
      Ursu Voicu`),
    regions: words(`Ardeal Banat Bărăgan Bucovina Codru Crișana Jiul Maramureș Oltenia Siret`),
    trades: words(`Transport Logistic Expediții Frig Mărfuri Containere Distribuție Agregate Agro Curierat Intermodal
      Depozite Cargo Drumuri`),
  },
};
