/** Languages with their names in themselves and in the languages that resumes are often written in. */
const LANGUAGE_NAMES: readonly (readonly string[])[] = [
	["English", "Englisch", "Anglais", "Inglés", "Inglês", "Inglese", "Engels", "Angielski", "Tiếng Anh", "英語"],
	["German", "Deutsch", "Allemand", "Alemán", "Alemão", "Tedesco", "Duits", "Niemiecki", "Tiếng Đức", "ドイツ語"],
	["French", "Französisch", "Français", "Francés", "Francês", "Francese", "Frans", "Francuski", "Tiếng Pháp", "フランス語"],
	["Spanish", "Spanisch", "Espagnol", "Español", "Espanhol", "Spagnolo", "Spaans", "Castellano", "Tiếng Tây Ban Nha", "スペイン語"],
	["Italian", "Italienisch", "Italien", "Italiano", "Italiaans", "イタリア語"],
	["Portuguese", "Portugiesisch", "Portugais", "Portugués", "Português", "Portoghese", "Portugees", "ポルトガル語"],
	["Dutch", "Niederländisch", "Holländisch", "Néerlandais", "Neerlandés", "Holandés", "Nederlands", "オランダ語"],
	["Polish", "Polnisch", "Polonais", "Polaco", "Polski"],
	["Russian", "Russisch", "Russe", "Ruso", "Русский", "ロシア語", "Tiếng Nga"],
	["Ukrainian", "Ukrainisch", "Ukrainien", "Українська"],
	["Turkish", "Türkisch", "Turc", "Turco", "Türkçe"],
	["Arabic", "Arabisch", "Arabe", "Árabe", "العربية"],
	["Hebrew", "Hebräisch", "Hébreu", "Hebreo", "עברית"],
	["Hindi", "हिन्दी"],
	["Urdu"],
	["Bengali", "Bangla"],
	["Punjabi"],
	["Tamil"],
	["Telugu"],
	["Marathi"],
	["Gujarati"],
	["Japanese", "Japanisch", "Japonais", "Japonés", "日本語", "Tiếng Nhật"],
	["Korean", "Koreanisch", "Coréen", "Coreano", "한국어", "Tiếng Hàn", "韓国語"],
	["Vietnamese", "Vietnamesisch", "Vietnamien", "Vietnamita", "Tiếng Việt", "ベトナム語"],
	["Thai", "Thailändisch", "ไทย"],
	["Indonesian", "Bahasa Indonesia"],
	["Malay", "Bahasa Melayu"],
	["Tagalog", "Filipino"],
	["Mandarin", "Chinese", "Mandarin Chinese", "Chinesisch", "Chinois", "Chino", "Tiếng Trung", "中文", "普通话", "中国語"],
	["Cantonese", "Kantonesisch", "粵語"],
	["Swedish", "Schwedisch", "Suédois", "Sueco", "Svenska"],
	["Norwegian", "Norwegisch", "Norvégien", "Norsk"],
	["Danish", "Dänisch", "Danois", "Danés", "Dansk"],
	["Finnish", "Finnisch", "Finnois", "Suomi"],
	["Icelandic", "Íslenska"],
	["Greek", "Griechisch", "Grec", "Griego", "Ελληνικά"],
	["Czech", "Tschechisch", "Tchèque", "Checo", "Čeština"],
	["Slovak", "Slowakisch", "Slovenčina"],
	["Hungarian", "Ungarisch", "Hongrois", "Magyar"],
	["Romanian", "Rumänisch", "Roumain", "Rumano", "Română"],
	["Bulgarian", "Bulgarisch", "Български"],
	["Croatian", "Kroatisch", "Hrvatski"],
	["Serbian", "Serbisch", "Srpski"],
	["Bosnian", "Bosnisch"],
	["Slovenian", "Slowenisch", "Slovenščina"],
	["Albanian", "Albanisch", "Shqip"],
	["Lithuanian", "Litauisch"],
	["Latvian", "Lettisch"],
	["Estonian", "Estnisch"],
	["Catalan", "Katalanisch", "Català", "Catalán"],
	["Basque", "Euskara"],
	["Galician", "Galego"],
	["Irish", "Gaelic"],
	["Welsh", "Cymraeg"],
	["Persian", "Farsi", "Persisch", "فارسی"],
	["Swahili", "Kiswahili"],
	["Amharic"],
	["Yoruba"],
	["Afrikaans"],
	["Kurdish", "Kurdisch"],
	["Latin", "Latein"],
	["American Sign Language", "ASL", "Sign Language", "Gebärdensprache"],
];

const canonicalByKey = new Map<string, string>();
for (const names of LANGUAGE_NAMES) for (const name of names) canonicalByKey.set(languageKey(name), names[0] ?? name);

const LANGUAGE_PATTERN = new RegExp(
	`(?<![\\p{L}])(?:${[...canonicalByKey.keys()].sort((one, other) => other.length - one.length).join("|")})(?![\\p{L}])`,
	"giu",
);

function languageKey(name: string): string {
	return name.normalize("NFC").toLowerCase().trim();
}

/** The English name of a language named in any known way; null when unknown. */
export function canonicalLanguage(name: string): string | null {
	return canonicalByKey.get(languageKey(name)) ?? null;
}

/** The languages that a text names, each once, in order. Meant for a section about languages: `Polish` in prose may be a verb. */
export function findLanguages(text: string): { name: string; index: number; text: string }[] {
	const found = new Map<string, { name: string; index: number; text: string }>();
	for (const match of text.matchAll(LANGUAGE_PATTERN)) {
		const name = canonicalLanguage(match[0]);
		if (name !== null && !found.has(name)) found.set(name, { name, index: match.index, text: match[0] });
	}
	return [...found.values()];
}
