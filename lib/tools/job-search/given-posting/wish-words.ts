/**
 * Words of headings that wish and do not demand, by their beginnings, in the languages of postings: moods of the possible, gladness, and what comes on
 * top. They count below a list of demands alone, where no heading known by its own words stands.
 */
const WISHING =
	"would|might|could|glad|pleased|love|nice|happy|delight|welcom|appreciat|helpful|helps|handy|extra|even|cherry|icing|bonus|brownie|points|stand|apart|wish|asset|advantag|optional|also|added|plus|preferabl|ideal|unessential|lovely|valued|desir|schon|freu|gern|toll|super|ware|waren|wurde|wurden|konnte|punkt|kur|zusatzlich|hilfreich|vorteil|wunsch|ausserdem|daruber|sahne|obendrauf|begeister|apprecie|appreci|aimerions|serait|seraient|idea|souhait|sympa|cerise|bienvenu|valoris|atout|facultati|pourriez|gustaria|seria|serian|valor|valora|ademas|sumar|suma|deseab|mejor|sarebbe|sarebbero|gradit|apprezz|piacer|inoltre|preferenz|gostariamos|diferenci|zou|mooi|fijn|leuk|handig|liefst|meegenomen|byloby|mile|atut|dodatk|garna|meriter|vyhod|ocen".split(
		"|",
	);
const NO_MUST =
	/(?<!\p{L})(?:not (?:a must|essential|required|necessary)|no must|kein muss|nicht zwingend|pas (?:obligatoire|indispensable)|no imprescindible|non indispensabile)(?!\p{L})/u;
const LONGEST = 70;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Whether the words of a heading wish for something. */
export function wishes(heading: string): boolean {
	if (heading.length > LONGEST) return false;
	const plain = folded(heading);
	return NO_MUST.test(plain) || (plain.match(/\p{L}+/gu) ?? []).some((word) => WISHING.some((beginning) => word.startsWith(beginning)));
}

/** Words of headings that demand. */
const ASKING =
	"must|need|essential|requir|expect|looking|seek|search|after|want|demand|criteria|zwingend|muss|mussen|brauch|erwart|such|verlang|voraussetz|faut|besoin|attend|exige|exigen|demandons|cherch|necesit|pedi|busc|imprescind|serve|servono|cerchi|cerca|chied|richied|precis|exigi|procur|nodig|vragen|zoek|potrzeb|szuka|kraver|behov".split(
		"|",
	);

/** Whether the words of a heading demand something. */
export function asks(heading: string): boolean {
	return (
		heading.length <= LONGEST &&
		!wishes(heading) &&
		(folded(heading).match(/\p{L}+/gu) ?? []).some((word) => ASKING.some((beginning) => word.startsWith(beginning)))
	);
}
