/** Makes of cars and goods, banks, shops, insurers, carriers and medicines that papers about persons name; without accents, in lower case. */
const MAKES =
	"skoda opel toyota fiat dacia peugeot renault volkswagen vw seat isuzu honda nissan mazda hyundai kia suzuki mitsubishi subaru volvo audi bmw mercedes citroen vauxhall chevrolet jeep chrysler dodge tesla lexus porsche jaguar maruti tata mahindra bajaj yamaha kawasaki harley vespa piaggio iveco scania lada ford";
const CARS =
	"octavia fabia corsa astra golf polo passat clio megane corolla yaris camry hilux ranger transit fiesta focus mondeo civic accord altima avanza innova panda punto duster sandero berlingo ibiza aveo sienna boxer master";
const BANKS =
	"barclays barclaycard hsbc lloyds natwest santander nationwide monzo starling halifax revolut paypal venmo zelle visa mastercard amex maestro swedbank nordea handelsbanken danske commerzbank sparkasse volksbank postbank raiffeisen unicredit intesa sanpaolo bbva caixabank bankia banamex banorte bancolombia itau bradesco nubank gtbank zenith capitec absa nedbank fnb mpesa gcash paytm phonepe hdfc icici sbi rabobank abn amro knab bunq mbank pko pekao csob akbank ziraat denizbank sberbank сбербанк сбербанке тинькофф conexus";
const SHOPS =
	"tesco asda sainsbury sainsburys morrisons aldi lidl waitrose walmart costco amazon ebay etsy ikea facebook instagram whatsapp twitter google gmail yahoo microsoft samsung huawei nokia sony panasonic bosch siemens philips miele dyson netflix spotify uber airbnb ryanair easyjet lufthansa vodafone telekom verizon telstra optus airtel jio mtn safaricom carrefour mercadona rewe edeka billa migros biedronka zabka rossmann kaufland colruyt delhaize leclerc auchan conad esselunga zara primark nike adidas rimmel dhl ups fedex evri dpd gls correos joma";
const INSURERS =
	"allianz axa generali aviva prudential metlife cigna aetna bupa medicare medicaid centrelink mutuelle helsana swica aok barmer debeka huk pzu securitas fidelidade urssaf";
const ILLS =
	"paracetamol ibuprofen ventolin metformin amoxicillin zomorph ramipril bisoprolol asthma hashimoto parkinson alzheimer babinski lachman whipple morbus hypertonie thyreoiditis scheuermann kinesitherapie radiographie physio physiotherapie cardiology kardiologie";
/** What forms and notes shorten or call their own parts. */
const FORMS =
	"acct acc appt dept ref tel fax emp iban bic bsb ifsc rib pesel nip cpf cnpj rg cep rut curp rfc dni nie nif niss cif iva vat tva btw mwst ust siret siren nik npwp bpjs ktp bvn nin ssn ein aadhaar pan gst gstin uan epf esi tin crn mrn nhs nino avs ahv bsn kvk inn снилс инн огрн рф tc t.c vkn sgk ehliyet folio boletim ocorrencia clausula paragrafo cláusula anexo allegato beilage anlage bijlage zalacznik zalaczniki priloha bilaga ek waybill voucher consignee kwota pojazd mon tue tues wed thu thur thurs fri";

/** Words that name goods, firms, ills or parts of forms far more often than persons. */
export const KNOWN_THINGS: ReadonlySet<string> = new Set([MAKES, CARS, BANKS, SHOPS, INSURERS, ILLS, FORMS].flatMap((words) => words.split(" ")));

/** Who makes cars: behind it stands what a car is called. */
export const CAR_MAKES: ReadonlySet<string> = new Set(MAKES.split(" "));
