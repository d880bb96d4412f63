/** Titles before a name; the dot may be missing. Without accents, in lower case. */
export const HONORIFICS =
	"mr|d|aling|mang|nanay|tatay|kuya|ate|lolo|lola|tito|tita|kagawad|kapitan|manong|manang|inday|konsehal|pak|bapak|bu|mas|bang|abang|teh|kang|tn|ny|nn|sdri|drg|bd|adv|barr|atty|mar|ord|mohd|hje|oom|tannie|mama|baba|mwl|bi|bwana|rag|geom|cav|mllo|maresciallo|brig|phm|phk|pok|pom|pk|khk|kok|kk|polhm|polkom|staatsanwalt|pfr|pfarrer|pfarrerin|dekan|schwester|ir|ds|dominee|cdt|adj|pr|mgr|lcdo|lcda|mtro|exmo|exma|eng|enga|dra|drª|ks|mec|asp|kom|podkom|nadkom|płk|plk|mjr|kpt|bc|npor|prap|pprap|paeddr|thdr|ifj|özv|ozv|doç|opdr|uzm|muh|öğr|тов|гр|pc|dc|ds|di|wpc|wo|pte|bdr|maj|cmdr|amb|sen|bro|br|deacon|canon|vicar|mr.|mdme|msgr|ven|mrs|mdm|mwalimu|koro|kohkum|kookum|datuk|dato|datin|haji|hajah|hajji|sheikh|sheikha|imam|ustaz|ustazah|elder|pastor|bishop|archdeacon|revd|cik|kyai|bhai|didi|sahib|mbak|oä|cpl|insp|supt|constable|councilman|councilwoman|profa|prof.ssa|mtro|mtra|arq|licda|judr|mudr|mvdr|rndr|phdr|bayim|hoca|ms|miss|mx|mister|missus|master|sir|madam|dame|lady|lord|dr|prof|professor|doctor|rev|reverend|fr|father|sister|hon|judge|justice|capt|captain|sgt|sergeant|officer|detective|lt|col|gen|herr|herrn|hr|frau|fraulein|familie|eheleute|sr|sra|srta|senor|senora|senorita|don|dona|dna|mme|mlle|monsieur|madame|mademoiselle|maitre|m|mm|sig|sig.ra|sigra|signor|signora|signore|dott|dott.ssa|dottssa|avv|ing|arch|seu|senhor|senhora|dhr|mevr|mevrouw|meneer|heer|de heer|fru|herre|froken|hra|rva|pan|pani|pana|panu|bay|bayan|panem|panu|panie|panią|hanim|uncle|auntie|aunt|onkel|tante|oncle|tio|tia|zio|zia|meester|juf|mazi|alhaji|chief|engr|avv.|councillor|cllr|inz|mgr|drs|mag|lic|shri|smt|kum|pt|ustadz|bapak|ibu|bpk|sdr|encik|puan|tuan|ra|rav";
/** Titles that are words of sentences too: they need their dot, or a capital. */
export const DOTTED_ONLY = new Set([
	"mar",
	"ord",
	"bd",
	"ny",
	"tn",
	"nn",
	"mas",
	"bi",
	"ate",
	"cav",
	"brig",
	"pk",
	"kk",
	"ir",
	"ds",
	"pr",
	"adj",
	"eng",
	"ks",
	"mec",
	"asp",
	"kom",
	"bc",
	"doç",
	"muh",
	"öğr",
	"ogr",
	"gr",
	"гр",
	"тов",
	"dc",
	"di",
	"wo",
	"maj",
	"amb",
	"sen",
	"bro",
	"br",
	"ven",
	"schwester",
	"vicar",
	"canon",
	"d",
	"m",
	"mm",
	"fr",
	"ing",
	"gen",
	"col",
	"lt",
	"arch",
	"hon",
	"pt",
	"ra",
	"sr",
	"dna",
	"don",
	"hr",
	"sig",
	"rev",
	"kum",
]);
export const NAME_LABELS =
	"teller|cashier|clerk|operator|agent|attendant|served by|handled by|caissier|caissière|kassier|kassiererin|cajero|cajera|cassiere|cassiera|kasir|veznedar|pokladní|kasjer|kasjerka|operatore|operador|operadora|filhos|filhas|filhos menores|børn|děti|děťi|copii|gyermekek|children|kids|kinder|enfants|hijos|figli|kinderen|dzieci|çocuklar|passengers|participants|attendees|present|in attendance|apologies|absent|members present|anwesend|anwesende|abwesend|entschuldigt|teilnehmende|présents|présentes|absents|excusés|asistentes|presentes|ausentes|presenti|assenti|aanwezig|afwezig|afwezig met bericht|obecni|nieobecni|medereizigers|travellers|travelers|proposed by|seconded by|completed by|reported by|recorded by|checked by|in an emergency|emergency|opiekun|opiekunowie|rodzice|mieszkaniec|zleceniobiorca|zleceniodawca|dyrektor|şahit|hasta|hasta adı|vorarbeiter|vorarbeiterin|schichtleiter|schichtleiterin|teamleiter|teamleiterin|leiter|leiterin|lehrer|lehrerin|betreuer|betreuerin|gutachter|gutachterin|mitarbeiter|mitarbeiterin|mitglied|foreman|team leader|supervisor name|prescriber|clinician|consultant|therapist|gp|technician|inspector|surveyor|instructor|teacher|tutor|coach|assessor|carer|caregiver|member name|member|staff|staff member|staff name|encargado|encargada|responsable|jefe|médico|médica|profesor|profesora|alumno|alumna|administradora|administrador|médecin|enseignant|élève|medico|docente|responsabile|alunno|заявитель|заявительница|истец|ответчик|свидетель|клиент|представитель|арендатор|арендодатель|продавец|покупатель|сотрудник|работник|получатель|отправитель|плательщик|подпись|исполнитель|name|full name|legal name|first name|last name|surname|family name|given name|given names|forename|middle name|maiden name|birth name|nickname|patient|patient name|client|client name|customer|customer name|applicant|applicant name|candidate|candidate name|employee|employee name|employer name|tenant|landlord|lessee|lessor|insured|insured person|policyholder|policy holder|beneficiary|account holder|account name|cardholder|card holder|cardholder name|holder|owner|buyer|seller|purchaser|vendor|borrower|lender|guarantor|witness|plaintiff|defendant|claimant|respondent|petitioner|student|student name|pupil|parent|guardian|father|mother|spouse|husband|wife|partner|child|son|daughter|brother|sister|next of kin|emergency contact|contact|contact person|contact name|attention|attn|attn.|c/o|care of|signed|signed by|signature|signatory|prepared by|prepared for|reviewed by|approved by|written by|author|interviewer|interviewee|referee|reference|manager|line manager|supervisor|physician|doctor|attending physician|dentist|nurse|lawyer|attorney|notary|from|to|cc|bcc|sender|recipient|recipient name|ship to|bill to|sold to|deliver to|issued to|payee|payer|passenger|passenger name|guest|guest name|traveller|traveler|driver|person|user|vorname|vornamen|nachname|familienname|zuname|geburtsname|rufname|name, vorname|vor- und nachname|vor- und zuname|patient/in|patientin|mieter|mieterin|vermieter|vermieterin|arbeitnehmer|arbeitnehmerin|arbeitgeber|kunde|kundin|versicherter|versicherte|versicherungsnehmer|versicherungsnehmerin|kontoinhaber|kontoinhaberin|karteninhaber|antragsteller|antragstellerin|bewerber|bewerberin|ansprechpartner|ansprechpartnerin|sachbearbeiter|sachbearbeiterin|bearbeiter|bearbeiterin|zeuge|zeugin|kläger|klägerin|beklagte|beklagter|käufer|käuferin|verkäufer|verkäuferin|empfänger|empfängerin|absender|auftraggeber|auftraggeberin|unterschrift|unterzeichner|gezeichnet|gez|gez.|i.a|i.a.|i.v|i.v.|z. hd|z.hd|z. hd.|z.hd.|zu händen|ehefrau|ehemann|ehepartner|kind|mutter|vater|hausarzt|behandelnder arzt|verfasser|verfasserin|autor|autorin|schüler|schülerin|teilnehmer|teilnehmerin|nombre|nombres|nombre completo|nombre y apellidos|apellido|apellidos|primer apellido|segundo apellido|paciente|cliente|solicitante|empleado|empleada|trabajador|trabajadora|arrendador|arrendatario|inquilino|titular|asegurado|asegurada|beneficiario|beneficiaria|firmado|firmado por|fdo|firma|contacto|persona de contacto|testigo|padre|madre|comprador|vendedor|autor|nom|nom complet|nom de famille|nom de naissance|prénom|prénoms|nom et prénom|patiente|client|cliente|salarié|salariée|locataire|bailleur|assuré|assurée|titulaire|bénéficiaire|signé|signé par|signataire|à l'attention de|contact|employeur|demandeur|défendeur|nome|nome completo|nome e cognome|cognome|paziente|intestatario|assicurato|locatore|conduttore|firmato|dipendente|richiedente|sobrenome|apelido|nome do paciente|cliente|titular|locador|locatário|assinado|assinatura|funcionário|naam|volledige naam|voornaam|voornamen|achternaam|patiënt|klant|huurder|verhuurder|verzekerde|rekeninghouder|werknemer|werkgever|contactpersoon|ondertekend|handtekening|t.a.v|t.a.v.|namn|förnamn|efternamn|navn|fornavn|etternavn|efternavn|nimi|etunimi|sukunimi|imię|imiona|nazwisko|imię i nazwisko|pacjent|najemca|wynajmujący|pracownik|jméno|příjmení|jméno a příjmení|név|vezetéknév|keresztnév|nume|prenume|ad|adı|soyadı|adı soyadı|ad soyad|isim|имя|фамилия|отчество|фио|ф.и.о|пациент|όνομα|επώνυμο|nama|nama lengkap|họ tên|họ và tên|tên";
/** In these scripts a label needs no blanks about it. */
export const ASIAN_NAME_LABELS = [
	...[
		"ふりがな",
		"フリガナ",
		"よみがな",
		"世帯主",
		"保護者",
		"申請者",
		"依頼者",
		"相談者",
		"被相続人",
		"相続人",
		"借主",
		"貸主",
		"買主",
		"売主",
		"連帯保証人",
		"保証人",
	],
	...[
		"緊急連絡先",
		"差出人",
		"宛名",
		"送り主",
		"届け先",
		"会員名",
		"参加者",
		"同伴者",
		"配偶者",
		"父",
		"母",
		"夫",
		"妻",
		"長男",
		"長女",
		"次男",
		"次女",
		"子ども",
		"お子様",
	],
	...[
		"申込者氏名",
		"本人氏名",
		"お名前(カナ)",
		"氏名(カナ)",
		"氏名(フリガナ)",
		"お名前(フリガナ)",
		"患者姓名",
		"家长",
		"监护人",
		"负责人",
		"委托人",
		"보호자",
		"환자명",
		"신청인",
	],
	"氏名",
	"お名前",
	"名前",
	"姓名",
	"患者名",
	"患者氏名",
	"申込者",
	"契約者",
	"契約者名",
	"担当者",
	"担当",
	"受取人",
	"口座名義",
	"名義",
	"名义",
	"中文名",
	"紧急联系人",
	"영문",
	"입금자명",
	"수취인",
	"名義人",
	"代表者",
	"署名",
	"作成者",
	"记录人",
	"联系人",
	"收件人",
	"申请人",
	"客户姓名",
	"성명",
	"이름",
	"담당자",
	"예금주",
];
export const SALUTATIONS =
	"dear|hi|hello|hey|good morning|good afternoon|hallo|liebe|lieber|guten tag|guten morgen|moin|servus|sehr geehrte|sehr geehrter|werte|werter|estimado|estimada|hola|querido|querida|apreciado|apreciada|cher|chere|bonjour|salut|caro|cara|gentile|egregio|ciao|buongiorno|prezado|prezada|ola|beste|geachte|hoi|kaere|hej|hei|bedste|szanowny|szanowna|drogi|droga|mily|vazeny|vazena|kedves|tisztelt|stimate|stimata|sayin|merhaba|sevgili|kepada|yth";
export const CLOSINGS =
	"sincerely|sincerely yours|yours sincerely|yours faithfully|yours truly|regards|best regards|kind regards|warm regards|best|best wishes|many thanks|thanks|thank you|cheers|respectfully|respectfully yours|cordially|all the best|love|signed|mit freundlichen grüßen|mit freundlichem gruß|mit freundlichen grüssen|freundliche grüße|freundliche grüsse|viele grüße|beste grüße|liebe grüße|herzliche grüße|mit besten grüßen|hochachtungsvoll|mfg|lg|vg|gruß|atentamente|un saludo|saludos|saludos cordiales|un cordial saludo|cordialmente|cordialement|bien cordialement|bien à vous|sincères salutations|amicalement|cordiali saluti|distinti saluti|saluti|atenciosamente|com os melhores cumprimentos|cumprimentos|abraços|met vriendelijke groet|met vriendelijke groeten|groeten|groet|hoogachtend|med vänlig hälsning|vänliga hälsningar|hälsningar|med venlig hilsen|venlig hilsen|vennlig hilsen|med vennlig hilsen|ystävällisin terveisin|z poważaniem|pozdrawiam|z wyrazami szacunku|s pozdravem|üdvözlettel|cu stimă|saygılarımla|с уважением|敬具|敬上|此致";
/** Small words within a name. */
export const PARTICLES = new Set(
	"von van vom zu zum zur der den de del della delle dei di da do dos das du des la le les los las y e i el al bin ibn bint ben bat abu st ter ten op het af av und mac mc o d l san santa vd vda dela binti bt bte ap ferch wa ole arap lo".split(
		" ",
	),
);
/** Words with a capital that are no names, in the languages of letters and forms. */
export const NO_NAMES = new Set(
	"profile perfil profesional professional leadership experiencia laboral status marital particulars information objective career employment history work about details formación formacion datos personales kenntnisse berufserfahrung ausbildung lebenslauf profil kurzprofil competences experience professionnelle formation esperienza lavorativa profilo istruzione competenze beruflicher werdegang sprachen hobbys interests interessen achievements key core personal statement overview a all an and any are as at be by can do does for from had has have he her hers here him his how i if in is it its me my new no not of off on one or our out per she so some that the their them then there these they this those thus to us via was we were what when where which who whom whose why will with would you your yes madam sir sirs hiring manager team customer customers colleague colleagues member members friends everyone everybody committee recruiter recruiting department reader applicant whom concern human resources sales support service office street road avenue square house building floor room suite city county state country union kingdom states america europe germany france spain italy england britain ireland scotland wales london berlin paris madrid rome january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday date birth address phone telephone mobile email mail fax signature signed name number page total amount invoice contract agreement policy account bank report summary experience education skills languages projects references certificates curriculum vitae resume subject regarding re attachment enclosure section article clause annex appendix terms conditions damen herren herr frau kunde kundin kunden kollegen kollegin team mitglied bewerber bewerberin firma gesellschaft abteilung geschäftsführer geschaftsfuhrer geschaftsfuhrerin straße strasse platz weg haus telefon telefax datum ort unterschrift vertrag rechnung betrag seite anlage betreff bezug januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag sehr geehrte geehrter der die das den dem des ein eine einer eines und oder mit von für fur aus auf im am an bei nach zu zum zur ist sind wird werden wir ich sie ihr ihre ihren unser unsere vielen dank anschrift geboren geburtsdatum patient patientin mieter vermieter arbeitnehmer arbeitgeber señores senores señoras equipo estimados cliente fecha dirección direccion teléfono telefono correo firma contrato factura importe el la los las un una y con por para de del usted su sus enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo madame monsieur messieurs mesdames équipe equipe client date adresse téléphone telephone courriel contrat facture montant le les un une et avec pour par vous votre nous notre janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche signori signore data indirizzo telefono contratto fattura il lo gli uno con per lei gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gmbh ag kg ohg ug mbh ev inc ltd llc llp plc corp corporation company co sa sas sarl srl spa bv nv ab as oy group holding university universität universitat universidad université college school schule institute institut hospital klinik klinikum clinic court gericht amtsgericht ministry embassy church foundation association verein stiftung society club church hotel restaurant street straße n/a none unknown unbekannt nil confidential vertraulich draft original copy kopie internal public private online remote full time part senior junior lead head chief director president officer engineer developer designer consultant analyst assistant coordinator specialist administrator accountant lawyer teacher nurse professor student intern trainee".split(
		" ",
	),
);
/** A word behind a name that makes it a firm's, a school's or a street's. */
export const NOT_BEHIND = new Set(
	"gmbh ag kg ohg ug inc ltd llc llp plc corp corporation company sa sas sarl srl spa bv nv ab oy group holding university universität college school schule gymnasium universitesi hastanesi fakultesi surgery practice bakery bakers infirmary pharmacy nursery church chapel market mall arena hotel bar café cafe restaurant apotheke bäckerei praxis sparkasse stadtwerke hauptschule grundschule realschule ortaokulu lisesi okulu tekstil insaat giyim pvt pty kgaa bv ltda lda sro spzoo aps industries logistics services solutions systems consulting partners enterprises motors foods pharma labs laboratories institute hospital klinik klinikum clinic foundation stiftung association verein society street st road rd avenue ave lane drive straße strasse str allee platz weg bank library museum airport park stadium theatre theater prize award center centre sigorta advokatbyra begravningsbyra uitzendbureau boomkwekerij habitat bowling pairs kommun kommune forsikring verzekering verzekeringen assurances seguros assicurazioni ubezpieczenia mahkemesi belediyesi mudurlugu polideportivo hnos apotek vardcentral skola biblioteket kino cinema tribune trybuna urad sad obchod spolek".split(
		" ",
	),
);
/** A word before a name that makes it a firm's, a house's or a place's. */
export const FIRM_WORDS = new Set(
	"colegio colégio escola escuela polideportivo taller gasthof bergrettung zona restaurante hospital hermanos fratelli termoidraulica officina autos glas autohaus av avenida supermercado kancelaria przychodnia szpital sklep okul hastane bar cafe café hotel hostel pub restaurant pizzeria trattoria osteria bottega boutique brasserie bakery bäckerei backerei konditorei metzgerei apotheke kanzlei praxis auberge domaine château chateau villa palazzo casa hacienda lycée lycee école ecole collège college gymnasium grundschule hauptschule realschule ortaokulu université universite university saint st santa san rua rue via piazza plaza camp fort port lake mount mt river bay cape crédit credit banque banco banca bank reisbureau agence agencia agenzia firma firme société societe clinique clínica clinica klinik kliniken ospedale hôpital hopital spital pharmacie farmacia stadtwerke verlag editorial éditions editions fundación fundacion fondation stiftung club verein mv hms uss maison corde project projekt operation team gruppe grupo groupe group".split(
		" ",
	),
);
/** Trades and offices that stand before a name within a sentence: "our foreman Les Onions". */
export const ROLES =
	"agent|agente|nurse|foreman|forewoman|apprentice|plumber|electrician|teacher|engineer|architect|lawyer|attorney|solicitor|counsel|investigator|adjuster|inspector|manager|director|secretary|treasurer|chair|chairman|chairwoman|tenant|landlord|owner|neighbour|neighbor|witness|driver|picker|guard|butler|cook|chef|baker|gardener|caretaker|doctor|midwife|physiotherapist|psychologist|therapist|dentist|surgeon|vet|priest|vicar|pastor|judge|mayor|minister|senator|president|professor|lecturer|student|pupil|intern|trainee|assistant|clerk|accountant|auditor|consultant|analyst|editor|author|journalist|painter|sculptor|singer|conductor|coach|captain|called|named|wijkagent|buurvrouw|buurman|juffrouw|meester|verpleegkundige|huisarts|collega|kollege|kollegin|nachbar|nachbarin|hausmeister|hausmeisterin|lehrer|lehrerin|trainer|trainerin|schwester|pfleger|arzt|ärztin|anwalt|anwältin|richter|richterin|zeuge|zeugin|mieter|mieterin|geselle|lehrling|azubi|praktikant|praktikantin|kommissar|namens|genannt|vecino|vecina|abogado|abogada|médico|médica|doctora|profesor|profesora|testigo|conserje|portero|encargado|encargada|llamado|llamada|voisin|voisine|avocat|avocate|maître|docteur|témoin|gardien|gardienne|collègue|nommé|nommée|prénommé|appelé|appelée|détective|avvocato|avvocata|maestro|maestra|geometra|ingegnere|ragioniere|barista|detto|detta|sottoscritto|sottoscritta|nipote|zio|zia|testimone|vicino|vicina|pracownik|świadek|kierownik|dyrektor|dyr.|lekarz|lekarka|adwokat|sąsiad|sąsiadka|vizinho|vizinha|advogado|advogada|professora|testemunha|ustam|doktoru|müdürü|komşum";
/** A person's kin, called by name: "her daughter Imelda". */
export const KIN =
	"oğlum|kızım|eşim|kardeşim|annem|babam|ablam|abim|amcam|grandson|granddaughter|stepson|stepdaughter|ex-wife|ex-husband|enkel|enkelin|petit-fils|petite-fille|nieto|nieta|nipote|zoontje|dochtertje|buurman|buurvrouw|syn|syna|synowi|synem|córka|córki|córkę|córce|mąż|męża|mężowi|żona|żony|żonę|brat|brata|siostra|siostry|matka|ojciec|daughter|son|wife|husband|partner|mother|father|brother|sister|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|fiancé|fiancée|friend|neighbour|neighbor|colleague|tochter|sohn|ehefrau|ehemann|mutter|vater|bruder|schwester|tante|onkel|lebensgefährte|lebensgefährtin|verlobte|verlobter|hija|hijo|esposa|esposo|marido|mujer|madre|padre|hermano|hermana|fille|fils|épouse|époux|mari|mère|père|frère|sœur|figlia|figlio|moglie|marito|madre|padre|fratello|sorella|filha|filho|marido|mãe|pai|irmão|irmã|dochter|zoon|echtgenote|echtgenoot|moeder|vader";
/** What contracts say behind a person's name. */
export const BEHIND_NAMES =
	"jahrgang|jg.|nar.|ur.|zam.|bytem|szül.|aged|born|born on|born in|née|né|residing|resident|hereinafter|hereafter|aged|of legal age|geboren|geb.|wohnhaft|nachfolgend|im folgenden|con dni|con nie|con pasaporte|con domicilio|mayor de edad|nacido|nacida|né le|née le|demeurant|ci-après|domicilié|domiciliée|nato a|nata a|nato il|nata il|residente|codice fiscale|portador|nascido|nascida|geboren op|wonende";
