/** Ends of street names that are written as one word, without accents. */
export const STREET_ENDS =
	"strasse|strase|str|weg|platz|allee|gasse|gassli|damm|ufer|chaussee|steig|stieg|pfad|promenade|graben|markt|tor|berg|hof|wiese|kamp|brucke|straat|laan|plein|gracht|burgwal|kade|dijk|singel|pad|steeg|gatan|gata|gaten|gate|gade|vej|vagen|vegen|veien|veg|alle|torg|torv|plads|katu|tie|kuja|polku|utca|ulice";
export const STREET_LAST =
	"meadow|meadows|croft|orchard|wynd|brae|paddock|paddocks|mead|chase|garth|leys|esplanade|promenade|causeway|trl|plz|xing|crossing|wharf|fields|vale|mount|dale|broadway|copse|glade|dell|spur|fold|approach|strand|street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|square|sq|terrace|ter|close|crescent|cres|parkway|pkwy|highway|hwy|circle|cir|gardens|grove|row|mews|hill|park|trail|loop|walk|alley|plaza|quay|rise|view|green|heights|turnpike|gdns|pde|tce|cct|crt|hts|mws|cove|hollow|ridge|bend|nagar|marg|road.";
export const STREET_FIRST =
	"boul|chem|imp|traverse|promenade|prom|esplanade|rue|avenue|av|bd|boulevard|place|pl|chemin|ch|allee|allees|impasse|quai|cours|route|rte|square|passage|faubourg|ruelle|sentier|villa|cite|calle|c|cl|avenida|avda|av|plaza|pza|paseo|carrer|ronda|travesia|trav|privada|priv|andador|cerrada|retorno|calzada|calz|prolongacion|prol|pasaje|psje|chaussee|venelle|rang|montee|concession|camino|carretera|glorieta|rambla|rua|travessa|praca|largo|alameda|estrada|rodovia|via|viale|v.le|piazza|p.zza|corso|vicolo|strada|lungomare|ul|ulica|al|aleja|os|osiedle|pl|tv|trav|str|chaussee|lieu-dit|zona|contrada|c.da|localita|loc|fraz|frazione|str|strada|bulevardul|calea|jl|jalan";
export const STREET_PREPOSITIONS = "am|an|auf|im|in|zum|zur|unter|hinter|vor|bei|beim";
export const POST_BOXES =
	"po box|p.o. box|post office box|postfach|boite postale|bp|apartado|apartado de correos|casella postale|caixa postal|postbus|skrytka pocztowa|postboks|box";
export const ADDRESS_LABELS =
	"dom|dom.|domic|adr|adr.|anschr|anschr.|whft|hab|hab.|resid|resid.|forwarding|forwarding address|objekt|mietobjekt|kohde|mietadresse|einsatzort|location|premises|property|bien loué|inmueble|immobile|imóvel|lokal|addr|resi addr|res. addr|perm. addr|permanent address|present address|correspondence address|address for service|resident of|r/o|add|address|home address|postal address|mailing address|residence|residing at|resident at|resides at|residential address|lives at|living at|domicile|anschrift|adresse|postanschrift|wohnanschrift|wohnhaft|wohnhaft in|wohnort|adresse postale|domicilie|demeurant|demeurant au|domicilio|direccion|dirección|con domicilio en|residente en|indirizzo|residenza|residente in|endereco|endereço|morada|residente na|adres|woonadres|wonende te|adress|bostadsadress|osoite|kotiosoite|adres zamieszkania|zamieszkaly|bydliste|lakcím|cím|адрес|住所|現住所|地址|住址|주소|ที่อยู่|địa chỉ|alamat|כתובת|العنوان|पता";
/** Not places, though they follow five figures. */
export const NO_PLACES = new Set(
	"eur euro euros usd dollar dollars chf gbp pound pounds pln jpy yen kr sek stuck stueck exemplare km kg mb gb kb personen personnes people persons users nutzer kunden clients customers employees mitarbeiter mitarbeitende einwohner stunden hours heures horas ore tage days units pieces seiten pages punkte points items steps words records rows lines requests".split(
		" ",
	),
);
export const US_STATES = new Set(
	"AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE YT NT NU NSW VIC QLD WA SA TAS ACT NT".split(
		" ",
	),
);
/** A name of a place: a word with a capital, and up to three more. */
export const PIECE = String.raw`\p{Lu}[\p{L}'’.-]{1,24}(?: [\p{L}'’.-]{1,24}){0,3}`;
