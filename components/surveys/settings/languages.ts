/** Languages that many people answer in; any other can be set over the API. */
const TAGS = [
	"ar",
	"bg",
	"cs",
	"da",
	"de",
	"el",
	"en",
	"es",
	"et",
	"fi",
	"fr",
	"he",
	"hi",
	"hr",
	"hu",
	"id",
	"it",
	"ja",
	"ko",
	"lt",
	"lv",
	"ms",
	"nb",
	"nl",
	"pl",
	"pt",
	"pt-BR",
	"ro",
	"ru",
	"sk",
	"sl",
	"sv",
	"th",
	"tr",
	"uk",
	"vi",
	"zh-CN",
	"zh-TW",
] as const;

/** Languages by their English names, with the one that is set, whatever it is. */
export function languageOptions(current: string): Array<{ value: string; label: string; detail: string }> {
	const names = new Intl.DisplayNames(["en"], { type: "language" });
	const tags: readonly string[] = TAGS.some((tag) => tag === current) ? TAGS : [...TAGS, current];
	return tags.map((tag) => ({ value: tag, label: names.of(tag) ?? tag, detail: tag })).sort((one, other) => one.label.localeCompare(other.label, "en"));
}
