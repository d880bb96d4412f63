function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/u).filter(Boolean));
}

/** Small words that a rephrased line may gain or lose without a change of meaning. Prepositions of direction are not among them. */
export const LIGHT_WORDS = words("a an the and of for in on with at");

export const ARTICLES = words("a an the");

/** Words that carry no claim: a line may lose them, never gain them. */
export const FILLER_WORDS = words(
	"successfully efficiently various several very really actively proactively responsible duties included i my me in-order order also just simply basically",
);

/** Words that limit or share a claim. A line that loses one of them claims more than its source. */
export const LIMITING_WORDS = words(`
	not no never without nor neither hardly barely almost nearly about approximately around roughly circa up under below less fewer
	than least most only partly partially part some few occasionally sometimes half quarter double doubled triple tripled dozen dozens
	hundreds thousands millions will would may might could should planned proposed prototype prototyped pilot piloted attempted tried learning learned
	help helped helping assist assisted assisting support supported supporting contribute contributed contributing participate participated participating
	aided shadow shadowed exposure familiar basic beginner co vice deputy assistant associate junior intern internship volunteer trainee former acting interim
	we our us team jointly together alongside guidance
	nominated nominee finalist runner shortlisted candidate towards pending expected enrolled unfinished incomplete trained
	nicht kein keine keinen ohne fast etwa rund circa ca ne pas sans presque environ sin casi senza quasi non não nunca niet geen zonder bijna không chưa gần`);

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		zero: "0",
		one: "1",
		two: "2",
		three: "3",
		four: "4",
		five: "5",
		six: "6",
		seven: "7",
		eight: "8",
		nine: "9",
		ten: "10",
		eleven: "11",
		twelve: "12",
		thirteen: "13",
		fourteen: "14",
		fifteen: "15",
		sixteen: "16",
		seventeen: "17",
		eighteen: "18",
		nineteen: "19",
		twenty: "20",
		thirty: "30",
		forty: "40",
		fifty: "50",
		sixty: "60",
		seventy: "70",
		eighty: "80",
		ninety: "90",
		hundred: "100",
		thousand: "1000",
		million: "1000000",
		billion: "1000000000",
	}),
);

/** Words that say how much, in the forms that a number can hide in. */
export const QUANTITY_WORDS = words(
	"half quarter double doubled triple tripled quadrupled dozen dozens hundreds thousands millions billions percent twofold tenfold",
);

export const DEGREE_WORDS = words(
	"phd ph.d doctorate doctor mba msc bsc ba bs ms ma master masters master's bachelor bachelor's degree diploma certificate certified certification licence license graduate university college",
);

export const MONTH_WORDS = words(
	"january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec present current",
);

/** Words too common to tell two postings apart. */
export const STOP_WORDS = words(`
	a an the and or of for in on with at to from by as is are was were be been being this that these those it its we you your our they their will can may
	who what which how all any more most other such into over per via not no do does did have has had i my me us he she if but so than then also about
	work working job role team teams company join looking experience years skills strong good great ability including across within us new using use used
	apply benefits salary office remote hybrid equal opportunity employer please candidates candidate`);

/** Words that a composed summary sentence may use around facts of the resume. */
export const SUMMARY_WORDS = words("with year years of experience and skilled experienced in as a an the professional working worked");
