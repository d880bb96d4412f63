import { spacedWords } from "./spaced-words";

/** A kind of document that is taken for a resume by mistake, as sentences name it, with words that its own form needs. */
interface OtherKind {
	readonly name: string;
	/** Words that documents of this kind have and resumes hardly do; each group, parted by a bar, counts once. */
	readonly marks: readonly string[];
}

const OTHER_KINDS: readonly OtherKind[] = [
	{
		name: "an invoice",
		marks: [
			"invoice number|invoice no|invoice date|rechnungsnummer|rechnungsdatum|rechnung nr|facture n|numéro de facture|date de facture|número de factura|factura n|fecha de factura|fattura n|numero fattura|data fattura|factuurnummer|factuurdatum|nota fiscal|número da fatura|fatura n|numer faktury|faktura vat|fakturanummer|číslo faktury",
			"invoice|rechnung|facture|factura|fattura|factuur|fatura|faktura",
			"subtotal|net amount|nettobetrag|zwischensumme|total ht|base imponible|imponibile|subtotaal|valor líquido|kwota netto",
			"vat|sales tax|umsatzsteuer|mehrwertsteuer|mwst|tva|iva|btw|moms|dph",
			"total due|amount due|balance due|total payable|gesamtbetrag|rechnungsbetrag|total ttc|net à payer|total a pagar|importe total|totale fattura|totale da pagare|totaalbedrag|te betalen|do zapłaty|att betala|celkem k úhradě",
			"bill to|payment terms|due date|zahlbar|zahlungsziel|bitte überweisen|conditions de paiement|forma de pago|vencimiento|scadenza|betalingstermijn",
			"iban|sort code|bankverbindung|kontonummer",
		],
	},
	{
		name: "a statement of an account",
		marks: [
			"opening balance|anfangssaldo|alter saldo|solde initial|saldo inicial|saldo iniziale|beginsaldo",
			"closing balance|endsaldo|neuer saldo|solde final|saldo final|saldo finale|eindsaldo",
			"account number|account holder|kontonummer|kontoinhaber|numéro de compte|número de cuenta|numero di conto|rekeningnummer",
			"statement period|statement of account|kontoauszug|relevé de compte|extracto bancario|estratto conto|rekeningafschrift",
			"direct debit|standing order|lastschrift|dauerauftrag|prélèvement|domiciliación",
		],
	},
	{
		name: "a contract",
		marks: [
			"hereinafter|hereby agree|hereto|the parties|both parties|vertragsparteien|beide parteien|nachfolgend|les parties|entre les soussignés|ci après|las partes|ambas partes|reunidos|le parti|tra le parti|ambas as partes|de partijen|strony umowy",
			"employment contract|tenancy agreement|lease agreement|service agreement|this agreement|contract of employment|arbeitsvertrag|mietvertrag|dienstvertrag|kaufvertrag|contrat de travail|contrat de location|bail|contrato de arrendamiento|contrato de trabajo|contratto di locazione|contratto di lavoro|contrato de locação|arbeidsovereenkomst|huurovereenkomst|umowa o pracę|umowa najmu",
			"the employee shall|the employer shall|the tenant|the landlord|the contractor|der arbeitnehmer|der arbeitgeber|der mieter|der vermieter|le salarié|l'employeur|le locataire|le bailleur|arrendador|arrendadora|arrendatario|il conduttore|il locatore|o locatário|de werknemer|de huurder|de verhuurder",
			"termination|notice period|kündigungsfrist|préavis|rescisión|cláusula|cláusulas|clausola|disdetta|opzegtermijn|okres wypowiedzenia",
			"governing law|severability|salvatorische klausel|gerichtsstand|droit applicable|jurisdicción|foro competente",
			"in witness whereof|signed by|en prueba de conformidad|fait en deux exemplaires|unterschrift arbeitnehmer|unterschrift mieter",
		],
	},
	{
		name: "a job posting",
		marks: [
			"we offer|what we offer|our offer|wir bieten|das bieten wir|unser angebot|nous offrons|nous vous offrons|ofrecemos|offriamo|oferecemos|wij bieden|oferujemy|vi erbjuder|nabízíme",
			"we are looking for|we're looking for|are hiring|join our team|join us|wir suchen|zur verstärkung|nous recherchons|recherchons|buscamos|cerchiamo|procuramos|wij zoeken|poszukujemy|vi söker|hledáme",
			"responsibilities|your tasks|what you will do|what you'll do|the role|ihre aufgaben|deine aufgaben|vos missions|tus funciones|tus tareas|le tue mansioni|suas responsabilidades|jouw taken|twoje zadania",
			"full time|part time|full-time|vollzeit|teilzeit|temps plein|jornada completa|tempo pieno|job id|req id|job ref",
			"tuition paid|health dental|benefits|perks|401 k|paid time off|we offer|wir bieten|nous offrons|ofrecemos|offriamo|oferecemos|wij bieden",
			"about you|your profile|what you bring|who you are|what we're looking for|requirements|ihr profil|dein profil|das bringen sie mit|das bringst du mit|votre profil|profil recherché|tu perfil|requisitos|il tuo profilo|requisiti|jouw profiel|wymagania",
			"apply at|apply now|apply online|how to apply|send your application|send your cv|please apply|bewerben sie sich|bewirb dich|jetzt bewerben|ihre bewerbung|deine bewerbung|postulez|envoyez votre cv|envía tu cv|inscríbete|invia il tuo cv|candidati|candidate se|solliciteer",
			"m f d|m w d|w m d|f m d|m f x|h f|f h|m v x|equal opportunity employer",
			"about us|über uns|qui sommes nous|sobre nosotros|chi siamo|over ons|o nas",
		],
	},
	{
		name: "a letter",
		marks: [
			"dear sir|dear madam|dear mr|dear mrs|dear ms|dear hiring|to whom it may concern|sehr geehrte|sehr geehrter|madame monsieur|estimado|estimada|muy señor|egregio|gentile|spettabile|prezado|prezada|exmo|geachte|szanowni|vážená|vážený",
			"yours sincerely|yours faithfully|kind regards|best regards|sincerely|mit freundlichen grüßen|freundliche grüße|cordialement|salutations distinguées|atentamente|un cordial saludo|cordiali saluti|distinti saluti|atenciosamente|com os melhores cumprimentos|met vriendelijke groet|z poważaniem|s pozdravem|med vänliga hälsningar",
			"i am writing to|i am applying|please find|we are writing|hiermit|bezugnehmend|je vous écris|par la présente|me dirijo a|le escribo|con la presente|venho por meio|hierbij",
			"subject|betreff|betr|objet|asunto|oggetto|assunto|betreft",
		],
	},
	{
		name: "a reference for somebody",
		marks: [
			"to whom it may concern|arbeitszeugnis|zwischenzeugnis|letter of recommendation|lettre de recommandation|carta de recomendación|lettera di referenze|certificat de travail",
			"i recommend|i highly recommend|without reservation|wir danken|wünschen ihm|wünschen ihr|unserer vollsten zufriedenheit|unserer vollen zufriedenheit|je recommande|recomiendo|raccomando",
			"was employed|pleasure of supervising|reported to me|beschäftigt|verlässt unser unternehmen|a été employé|a été employée|trabajó en nuestra",
		],
	},
	{
		name: "a recipe",
		marks: [
			"ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredienser",
			"method|directions|preparation|zubereitung|préparation|preparación|elaboración|preparazione|procedimento|modo de preparo|bereiding|przygotowanie",
			"serves|servings|portionen|personnes|raciones|comensales|persone|porções|porzioni|personen",
			"oven|preheat|backofen|horno|forno",
			"tbsp|tsp|tablespoon|teaspoon|esslöffel|teelöffel|cuillère|cucharada|cucharadita|cucchiaio|colher",
		],
	},
	{
		name: "minutes of a meeting",
		marks: [
			"minutes of|meeting minutes|protokoll|sitzungsprotokoll|procès verbal|compte rendu|acta de la reunión|verbale|notulen",
			"agenda|tagesordnung|ordre du jour|orden del día|ordine del giorno",
			"attendees|anwesend|teilnehmer|présents|asistentes|presenti|aanwezig",
			"next meeting|any other business|nächste sitzung|prochaine réunion|próxima reunión|prossima riunione",
		],
	},
	{
		name: "an article",
		marks: [
			"abstract|zusammenfassung|resumen|riassunto",
			"introduction|einleitung|introducción|introduzione|introdução",
			"methods|methodology|methoden|méthodes|métodos|metodi",
			"results|ergebnisse|résultats|resultados|risultati",
			"discussion|conclusion|conclusions|fazit|schlussfolgerung|conclusiones|conclusioni",
			"corresponding author|et al|doi|issn|keywords",
		],
	},
	{
		name: "a record of grades",
		marks: [
			"transcript|school report|annual report for|year 7|year 8|year 9|zeugnis|schulzeugnis|bulletin scolaire|boletín de notas|transcript of records|notenspiegel|leistungsübersicht|relevé de notes|expediente académico|certificado de notas|pagella",
			"attainment|attendance|effort|head of year|fehltage|klassenlehrer|klassenlehrerin|credits|ects|leistungspunkte|crédits|créditos|crediti",
			"grade|grades|note|noten|calificación|voto",
			"pupil|schüler|schülerin|élève|alumno|alumna|student number|registrar|matrikelnummer|numéro d'étudiant|número de expediente|matricola",
		],
	},
	{
		name: "a document of a doctor or a hospital",
		marks: [
			"patient|patientin|paciente|paziente|patiënt",
			"diagnosis|diagnoses|diagnose|diagnosen|diagnostic|diagnóstico|diagnosi",
			"medication|medikation|traitement|medicación|terapia|medicatie",
			"discharge|admitted|entlassen|aufnahme|hospitalisation|ingreso|alta|ricovero",
		],
	},
	{
		name: "a policy of an insurance",
		marks: [
			"policyholder|versicherungsnehmer|assuré|tomador|contraente|verzekeringnemer",
			"policy number|versicherungsschein|vertragsnummer|contrat n|número de póliza|polizza|polisnummer",
			"sum insured|versicherungssumme|garanties|suma asegurada|massimale|verzekerd bedrag",
			"premium|beitrag|prime|prima|premio|premie",
		],
	},
	{
		name: "an obituary or the story of a life",
		marks: [
			"passed away|died|obituary|in loving memory|rest in peace|nachruf|verstorben|starb|nécrologie|décédé|décédée|est mort|falleció|necrológica|in memoria|morì|è morto|faleceu|overleden",
			"was born|born in|wurde geboren|geboren in|est né|est née|nació|nacque|è nato|nasceu|werd geboren",
			"survived by|leaves behind|hinterlässt|laisse derrière|deja|lascia|his wife|her husband|seine frau|ihr mann|son épouse|su esposa|sua moglie|his children|her children",
			"funeral|burial|buried|churchyard|memorial service|beisetzung|trauerfeier|obsèques|funérailles|funeral|sepelio|funerale|begrafenis|in lieu of flowers",
			"he was|she was|he had|she had|er war|sie war|il était|elle était|era un|era una|fue un|fue una",
		],
	},
	{
		name: "a guide to writing resumes",
		marks: [
			"your cv|your resume|your résumé|a good cv|a good resume|the perfect cv|ihr lebenslauf|dein lebenslauf|votre cv|tu currículum|tu cv|il tuo cv|o seu currículo|je cv",
			"how to write|writing a cv|write a cv|wie man|rédiger un cv|cómo hacer|come scrivere|como fazer",
			"put your|list the|give the|write what|before you send|save it as|name them|tips|step by step|so schreiben|tipps|fehler|conseils|erreurs|consejos|errores|consigli|errori|dicas",
			"employers|recruiters|hiring managers|the reader|arbeitgeber|personaler|recruteurs|reclutadores|selezionatori|recrutadores",
			"for example|e g|beispiel|zum beispiel|par exemple|por ejemplo|per esempio|por exemplo",
		],
	},
	{
		name: "a payslip",
		marks: [
			"payslip|pay slip|pay advice|earnings statement|entgeltabrechnung|gehaltsabrechnung|lohnabrechnung|bulletin de paie|fiche de paie|nómina|busta paga|recibo de vencimento|loonstrook",
			"gross pay|net pay|total gross|netto|brutto|salaire brut|net à payer|salario bruto|líquido|netto a pagare",
			"tax code|national insurance|ni number|paye|deductions|year to date|steuerklasse|sozialversicherung|cotisations|irpf|contributi|inss",
			"pay period|tax period|employee number|employee no|payroll number|abrechnungsmonat|personalnummer|période de paie|período de liquidación|matricola",
		],
	},
	{
		name: "a description of a post",
		marks: [
			"job description|person specification|stellenbeschreibung|arbeitsplatzbeschreibung|fiche de poste|descripción del puesto|mansionario|descrição do cargo|functieomschrijving",
			"reports to|responsible to|line manager|vorgesetzt|unterstellt|rattaché|depende de|riporta a|rapporteert aan",
			"purpose of the post|main duties|key duties|key responsibilities|aufgaben|hauptaufgaben|missions principales|funciones principales|mansioni principali",
			"post holder|postholder|stelleninhaber|stelleninhaberin|titulaire du poste|titular del puesto|grade|salary scale|entgeltgruppe|eingruppierung",
			"essential|desirable|applicants|candidates|closing date|bewerberinnen|candidature|candidatos",
		],
	},
	{
		name: "a review of somebody's work",
		marks: [
			"performance review|appraisal|annual review|mitarbeitergespräch|leistungsbeurteilung|entretien annuel|evaluación del desempeño|valutazione delle prestazioni",
			"reviewer|reviewed by|line manager|appraiser|beurteiler|vorgesetzter|évaluateur|evaluador|valutatore",
			"objectives|goals for|targets|ziele|objectifs|objetivos|obiettivi",
			"rating|meets expectations|exceeds expectations|bewertung|note globale|calificación",
		],
	},
	{
		name: "a manual",
		marks: [
			"instructions|user manual|quick start|bedienungsanleitung|betriebsanleitung|mode d'emploi|manual de usuario|istruzioni|gebruiksaanwijzing",
			"press the|insert the|switch on|drücken sie|appuyez|pulse el|premere",
			"technical data|specifications|technische daten|caractéristiques|especificaciones|dati tecnici",
			"safety|sicherheitshinweise|sécurité|seguridad|sicurezza|veiligheid",
		],
	},
	{
		name: "a company's profile",
		marks: [
			"company profile|company cv|profile of a|about the company|unternehmensprofil|firmenprofil|profil de l'entreprise|présentation de l'entreprise|perfil de la empresa|profilo aziendale|bedrijfsprofiel",
			"our services|unsere leistungen|nos services|nuestros servicios|i nostri servizi|onze diensten",
			"founded in|firm since|company since|gegründet|fondée en|fundada en|fondata nel|opgericht",
			"our clients|our customers|references|unsere kunden|referenzen|nos clients|nuestros clientes|i nostri clienti|onze klanten",
			"our tours|our products|our prices|unsere produkte|unsere angebote|unsere preise|nos produits|nos tarifs|nuestros productos|i nostri prodotti|onze producten",
			"employees|staff of|mitarbeiterinnen und mitarbeiter|beschäftigte|collaborateurs|empleados|dipendenti|medewerkers",
			"who we are|we advise|we help|wir beraten|nous accompagnons|asesoramos|why choose us|our team|unser team|notre équipe|nuestro equipo",
		],
	},
	{
		name: "the outline of a course",
		marks: [
			"syllabus|course outline|modulhandbuch|lehrplan|programme du cours|programa de la asignatura|programma del corso",
			"learning goals|learning outcomes|lernziele|objectifs d'apprentissage|objetivos de aprendizaje|obiettivi formativi",
			"assessment|prüfung|prüfungsleistung|évaluation|evaluación|valutazione",
			"week 1|woche 1|semaine 1|semana 1|settimana 1",
		],
	},
	{
		name: "a plan of a project",
		marks: [
			"project plan|projektplan|plan de projet|plan de proyecto|piano di progetto",
			"schedule|zeitplan|calendrier|cronograma|calendario",
			"risks|risiken|risques|riesgos|rischi",
			"budget|presupuesto|orçamento",
			"milestone|milestones|meilensteine|jalons|hitos",
		],
	},
];

/** One mark alone is a word that anybody may use. */
const FEWEST_MARKS = 2;

const KINDS = OTHER_KINDS.map(({ name, marks }) => ({ name, marks: marks.map((group) => group.split("|").map(spacedWords)) }));

/** The kind of document other than a resume that most speaks from a text, with how many of its marks were found; null for none. */
export function otherKindOf(text: string): { readonly name: string; readonly marks: number; readonly share: number } | null {
	const told = spacedWords(text);
	const [best] = KINDS.map(({ name, marks }) => {
		const found = marks.filter((group) => group.some((words) => told.includes(words))).length;
		return { name, marks: found, share: found / marks.length };
	}).sort((one, other) => other.marks - one.marks || other.share - one.share);
	return best && best.marks >= FEWEST_MARKS ? best : null;
}
