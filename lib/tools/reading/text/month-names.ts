/**
 * Names and abbreviations of the twelve months as `foldInPlace` writes them, a blank in a name as `_`: those of the runtime's locales for all languages
 * that resumes are read in, and what people write beside them.
 */
const NAMES: readonly string[] = [
	"ene enero gen genn gennaio ian ianuarie jaenner jan janeiro janner januar januari january janv janvier leden ledna oca ocak sty stycz styczen stycznia tammi tammikuu tammikuuta січ січень січня уа янв январь января ינואר ינו׳ جانفي كانون_الثاني يناير जनवरी जन॰ ม.ค มกราคม led ינו i",
	"feb febb febbraio febr febrero februar februari februarie february fev fevereiro fevr fevrier helmi helmikuu helmikuuta lut lutego luty subat unor unora лют лютий лютого фев февр февраль февраля פברואר פבר׳ شباط فبراير فيفري फ़रवरी फ़र॰ ก.พ กุมภาพันธ์ sub uno פבר फरवरी ii",
	"bre brez brezen brezna maalis maaliskuu maaliskuuta maart maerz mar marc marca march marcius marco maret mars mart martie marts marz marzec marzo mrt mrz бер берез березень березня мар март марта מרץ آذار مارس मार्च มี.ค มีนาคม iii",
	"abr abril apr april aprile aprilie aprilis avr avril dub duben dubna huhti huhtikuu huhtikuuta kwi kwiecien kwietnia nis nisan апр апрель апреля кві квіт квітень квітня אפריל אפר׳ أبريل أفريل افريل نيسان अप्रैल เม.ย เมษายน אפר iv",
	"kveten kvetna mag magg maggio mai maio maj maja majus may mayo mayıs mei touko toukokuu toukokuuta май мая трав травень травня מאי أيار ماي مايو मई พ.ค พฤษภาคม kve v",
	"cerv cerven cervna cvn cze czerwca czerwiec giu giugno haz haziran iun iunie juin jun june junho juni junio junius kesa kesakuu kesakuuta июн июнь июня чер черв червень червня יוני جوان حزيران يونيو जून มิ.ย มิถุนายน vi",
	"cervence cervenec cvc heina heinakuu heinakuuta iul iulie juil juillet jul julho juli julio julius july lip lipca lipiec lug luglio tem temmuz июл июль июля лип липень липня יולי تموز جويلية يوليو जुलाई जुल॰ ก.ค กรกฎาคม يوليوز vii",
	"ago agosto agu agustos agustus aout aug august augusti augustus augusztus elokuu elokuuta sie sierpien sierpnia srp srpen srpna авг август августа сер серп серпень серпня אוגוסט אוג׳ آب أغسطس أوت اغسطس غشت अगस्त अग॰ ส.ค สิงหาคม elo אוג viii",
	"eyl eylul sep sept september septembre septembrie septiembre set setembro setiembre settembre syys syyskuu syyskuuta szept szeptember wrz wrzesien wrzesnia zar zari вер верес вересень вересня сен сент сентябрь сентября ספטמבר ספט׳ أيلول سبتمبر شتنبر सितंबर सित॰ ก.ย กันยายน ספט ix",
	"eki ekim lokakuu lokakuuta oct october octobre octombrie octubre okt oktober ott ottobre out outubro paz pazdziernik pazdziernika rij rijen rijna жов жовт жовтень жовтня окт октябрь октября אוקטובר אוק׳ أكتوبر تشرين_الأول अक्टूबर अक्टू॰ ต.ค ตุลาคม אוק x",
	"kas kasım lis listopad listopada listopadu marras marraskuu marraskuuta noiembrie nov november novembre novembro noviembre лис лист листоп листопад листопада ноя нояб ноябрь ноября נובמבר נוב׳ تشرين_الثاني نوفمبر نونبر नवंबर नव॰ พ.ย พฤศจิกายน nopember נוב xi",
	"ara aralık dec december decembre decembrie des desember dez dezember dezembro dic dicembre diciembre gru grudnia grudzien joulu joulukuu joulukuuta prosince prosinec гру груд грудень грудня дек декабрь декабря דצמבר דצמ׳ دجنبر ديسمبر كانون_الأول दिसंबर दिस॰ ธ.ค ธันวาคม pro דצמ xii",
];

export const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
	NAMES.flatMap((names, index) => names.split(" ").map((name): [string, number] => [name.replaceAll("_", " "), index + 1])),
);

/** Months that are other words more often: they count where no word stands before them. */
export const WORDS_BEFORE_MONTHS: ReadonlySet<string> = new Set(
	"set out mar mag maj lip ara haz tem pro dub rij lis sie srp bre nis eki kas ott gen led sub uno kve elo i ii iii iv v vi vii viii ix x xi xii".split(" "),
);

/** "Until now". */
export const PRESENT_WORDS: readonly string[] = (
	"present|to present|today|now|current|currently|ongoing|to date|till date|till now|until now|date|in progress|" +
	"heute|jetzt|aktuell|laufend|bis dato|andauernd|derzeit|z. zt|dato|lfd|" +
	"aujourd'hui|auj|a ce jour|actuel|actuellement|en cours|maintenant|en poste|ce jour|" +
	"actualidad|la actualidad|actual|actualmente|presente|hoy|ahora|la fecha|en curso|act|" +
	"atual|atualmente|o momento|hoje|o presente|em curso|a data|" +
	"oggi|attuale|in corso|ad oggi|tuttora|attualmente|alla data attuale|" +
	"heden|nu|huidig|momenteel|lopend|" +
	"obecnie|teraz|nadal|aktualnie|chwili obecnej|w trakcie|dzis|" +
	"dosud|soucasnost|soucasnosti|doposud|nyni|trva|stale|" +
	"pagaende|nuvarande|tills vidare|idag|f.n|" +
	"halen|devam ediyor|gunumuz|su an|bugun|devam|" +
	"hien tai|hien nay|nay|bay gio|dang lam|hien dang lam viec|" +
	"sekarang|saat ini|kini|masih bekerja|" +
	"настоящее время|н. в|н.в|наст. время|сейчас|сей день|" +
	"дотепер|теперішній час|донині|зараз|т. ч|т.ч|досі|" +
	"الآن|الان|تاريخه|يومنا هذا|مستمر|على رأس العمل|حاليا|حالياً|الحاضر|" +
	"היום|כיום|הווה|נוכחי|ועד עתה|עד כה|" +
	"अब तक|वर्तमान|आज तक|अभी तक|कार्यरत|अभी जारी|अब|" +
	"ปัจจุบัน|ขณะนี้|ยังทำอยู่|" +
	"現在|現在に至る|在職中|現職|至現在|継続中|在籍中|至今|现在|目前|今|迄今|在职|仍在職|" +
	"현재|재직중|재직 중|ing|진행중"
).split("|");

/** "From … on", before a date. */
export const SINCE_WORDS: readonly string[] = (
	"since|from|as of|starting|commencing|seit|ab|von|vom|beginnend|depuis|depuis le|a partir de|desde|desde el|a partir de|dal|da|sinds|vanaf|od|od roku|sedan|fran|fr.o.m|fr o m|" +
	"tu|tu nam|ke tu|sejak|mulai|dari|с|начиная с|от|з|від|із|منذ|من|ابتداء من|החל מ|מ|מאז|משנת|ตั้งแต่|เริ่ม|自|从|自从|由"
).split("|");

/** "From … on", after a date. */
export const SINCE_WORDS_AFTER: readonly string[] = "から|より|以来|부터|이후|से|itibaren|beri|起".split("|");

/** What stands between the two ends of a span beside dashes. */
export const UNTIL_WORDS: readonly string[] = (
	"to|->|-->|>|÷|until|till|til|through|thru|up to|bis|bis zum|bis zur|a|au|jusqu'a|jusqu'en|hasta|hasta el|hasta la|al|alla|ao|ate|ate o|ate a|ate ao|fino al|sino a|ad|tot|tot en met|t/m|tot op|do|do roku|az|" +
	"till|t.o.m|fram till|den|toi|den het|sampai|hingga|s/d|sd|sampai dengan|s.d|по|до|إلى|الى|حتى|لغاية|وحتى|عד|עד|ועד|तक|से|से लेकर|ถึง|จนถึง|至|到|まで|から|까지|부터|에서|y|e|i|og"
).split("|");

/** Before a span of two years that is no month of the first: "Wintersaison 2011/12", "Schuljahr 2009/10". */
export const SCHOOL_YEARS =
	/^(?:winter|wintersaison|saison|wintersemester|ws|wise|schuljahre?s?|studienjahr|hiver|season|temporada|curso|seizoen|schooljaar|anno|année|annee|year|sezon|sezona|läsåret|lasaret|inverno|invierno|zima|зима|сезон)$/u;
