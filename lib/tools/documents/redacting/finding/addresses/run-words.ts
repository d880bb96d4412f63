/** Words before or behind the names of streets, flats, villages and regions, in lower case without accents; several mean nothing but beside each other. */
const STREETS_BEFORE =
	"rue avenue av bd boulevard chemin impasse quai route rte allee passage calle c/ avenida avda avd plaza pza paseo carrera cra kra kr jiron jr pasaje psje pje ctra carretera transversal diagonal diag calzada andador circuito cto prol privada priv retorno camino autopista rua travessa tv largo alameda estrada rodovia praca via viale piazza corso vico vicolo strada str bulevardul bd calea soseaua sos aleea splaiul ulica ul aleja al os osiedle off plac pl nam namesti trida tr ulice cesta trg jalan jl gg gang lorong λεωφ λεωφορος οδος οδ πλατεια πλ улица ул проспект пр-кт пр-т пр просп переулок пер набережная наб площадь шоссе ш бульвар бул б-р проезд пр-д вулиця вул провулок пров мкр мкр-н микрорайон линия аллея ngo pho duong hem kiet road.no";
const STREETS_BEHIND =
	"strasse weg gasse platz street st road rd avenue ave lane ln drive dr court ct boulevard blvd close crescent cres cr terrace tce ter parade pde grove gardens gdns square sq row mews walk loop trail parkway highway hwy circuit marg nagar salai cross sokak sokagi sok sk caddesi cad cd bulvari bulv blv mahallesi mahalle mah mh krt korut utca u ut utja ter tere koz fasor sor sugarut lejto setany katu tie kuja polku gata gatan vagen byvagen gate gaten veien vei vej gade alle";
const PLACES =
	"gatehouse presbytery priory abbey presso chez zona rural sat com comuna oras mun jud judetul tanya kulterulet hrsz rancheria rancho ejido colonia col fracc fraccionamiento barrio br bº vereda finca corregimiento mpio municipio poblacion aa.hh a.h u.h urb urbanizacion caserio parcela aldea sitio fazenda povoado comunidade quinta casal lugar freguesia bairro conjunto lieu-dit lieudit hameau loc localita frazione fraz contrada c.da cascina borgo ot ortsteil gut weiler brgy barangay purok kel kelurahan kec kecamatan desa dusun kp kampung rt rw village vill p.o p.s dist district tehsil taluk taluka mandal thana township twp concession estate co county koyu beldesi mevkii obec okres okr ap xa huyen tinh phuong quan thon ж.к жк обл область р-н район пос с д дер деревня село г гор м смт cp c.p";
const HOMES =
	"n p patro poschodi etaj emelet em etage kerros verdieping stock pietro andar bajo atico entresuelo fundos frente esq dto r/c terra parter parterre st flat apt apartment unit suite room level floor plot lot stand ext erf site blk block bldg phase ph door house h.no no nr num n° nº nro č č.p cp bl sc et ap dpto depto int interior esc escalera pta puerta piso planta bloque portal mz manzana lte lt lote bloco bl andar apto qd quadra scala interno piano bat appt bte boite bus lok m kl klatka lgh byt daire d kat k blok apt sitesi d.no kapi дом д кв корп корпус стр оф ап вх бл буд αρ αριθ so hs tv th etage etg stock og whg wohnung haus zimmer zi km p.o.box box postbus postboks postfach skr.poczt а/я";
/** So short, or so often something else, that they count with a dot, a colon or a figure behind them alone. */
const NEEDS_SIGN = new Set(
	"al os pl tr u ut ter d k m c r s g co com sat ap bl sc et no ot st dr cr so th tv by d к д с г м ш пр к bus int ext box site cp ph m n p em frente stock row pta bat sor court place loc num lot level unit room estate village house gut km og zi haus quan thon pho off cross nam".split(
		" ",
	),
);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const [BEFORE, BEHIND, PLACE, HOME] = [setOf(STREETS_BEFORE), setOf(STREETS_BEHIND), setOf(PLACES), setOf(HOMES)];

export type RunWord = "before" | "behind" | "place" | "home";

/** What stands at a word: a dot or a colon behind it, a figure or a name as the next. */
export interface Surroundings {
	readonly isDotted: boolean;
	readonly isCapital: boolean;
	readonly isBeforeFigure: boolean;
	readonly isBeforeName: boolean;
}

/** Words of the English kind stand with a capital: "close", "drive" and "place" are words of any sentence. */
const SMALL_BEHIND = new Set(
	"sokak sokagi sok sk caddesi cad cd mahallesi mah mh krt korut utca u ut utja ter tere koz sor katu tie st rd ave strasse".split(" "),
);

/** What a word of an address calls. */
export function runWord(word: string, { isDotted, isCapital, isBeforeFigure, isBeforeName }: Surroundings): RunWord | null {
	const isShort = NEEDS_SIGN.has(word) && !isDotted;
	if (HOME.has(word) && (!isShort || isBeforeFigure)) return "home";
	if (isShort && (isCapital || !isBeforeName || word.length < 3)) return null;
	if (BEFORE.has(word)) return "before";
	if (BEHIND.has(word)) return isCapital || SMALL_BEHIND.has(word) ? "behind" : null;
	return PLACE.has(word) ? "place" : null;
}

/** Behind these stands where somebody lives; without accents, in lower case. */
export const LIVES_AT =
	"dom|dom.|domic.|adr.|anschr.|whft|whft.|wohnh.|hab.|resid.|zamieszkuje|zam. w|bydlištěm|trvale bytom|alatti lakos|lakik|cu reședința în|nastanjen|nastanjena|stanuje|osoitteessa|bosatt på|skrevet på|folkbokförd på|bopæl på|wonend|verblijvend te|home addr|current addr|service address|mora à|mora ao|morador na|moradora na|domiciliada na|vive na|vive no|abita a|abitante a|dimorante in|con residenza in|logé au|logée au|hébergé au|hébergée au|sis|sise|r/o|living at|lives at|lived at|residing at|resides at|resident at|resident of|of no fixed abode|lives in|wohnhaft|wohnhaft in|wohnt in|wohnt im|lebt in|zuletzt wohnhaft|anschrift|demeurant|demeurant à|demeurant au|domicilié à|domiciliée à|domicilié au|domiciliée au|habite|habitant|loge|logeait|domiciliado en|domiciliada en|con domicilio en|vive en|vecino de|vecina de|residente en|residente in|abita in|abitante in|domiciliato in|domiciliata in|domiciliato|domiciliata|mora na|mora no|mora em|residente na|residente no|residente em|domiciliado na|woont op|woont aan|woonachtig te|woonachtig|wonende te|wonende|zam.|zamieszkały|zamieszkała|zamieszkałą|zamieszkałego|zamieszkałej|zameldowany|zameldowana|mieszka w|bytem|trvale bytem|bydliště|bytom|trvale bytom|lakik|lakcím|lakóhelye|bosatt|bosatt i|boende|boende i|särbo i|bopæl|bopel|bosat|bor i|bor på|bostad|asuu|asuinpaikka|domiciliat în|domiciliată în|cu domiciliul în|locuiește în|s prebivališčem|s prebivalištem|prebivalište|κάτοικος|κατοικία|διεύθυνση|διαμένει|οδός|проживает|проживающий|проживающей|проживающего|проживающая|зарегистрирован по адресу|зарегистрированной по адресу|зарегистрированного по адресу|по адресу|мешкає|проживає|адрес|адреса|ikamet|ikametgah|adres|adresi|yerleşim yeri|previous address|former address|old address|new address|neue adresse|alte adresse|adresse|postal|previously at|c/o|t/o|trú tại|địa chỉ|alamat|tinggal di";
