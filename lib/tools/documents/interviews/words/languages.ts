import { letterLanguageOf } from "@/lib/tools/documents/letters/words/languages";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import { pt } from "./pt";
import type { QuestionWords } from "./question-words";

const WORDS = { de, en, es, fr, it, nl, pt } as const;

/** The words of questions in the language of a posting; English ones where it is in a language that is not known. */
export function questionWords(postingLanguage: string): QuestionWords {
	return WORDS[letterLanguageOf(postingLanguage) ?? "en"];
}
