const DENIAL =
	/(?<!\p{L})(?:not yet|not|never|without|lacking|kein|keine|keinen|keinerlei|noch nicht|nicht|nie|ohne|pas encore|pas de|jamais|sans|sin|nunca|todavía no|senza|mai|sem|nunca|geen|zonder|nooit|no)\s+(?:[\p{L}\p{N}'’-]+\s+){0,2}[\p{L}\p{N}'’-]+/giu;
const NOT_ONLY = /(?<!\p{L})(?:not only|not just|nicht nur|pas seulement|no s[oó]lo|non solo|niet alleen|no\.)(?!\p{L})/giu;
/** What one hopes for, has lost or has only begun is nothing that one has. */
const NOT_HAD =
	/(?<!\p{L})(?:expired|lapsed|failed|not renewed|booked for|hope to|hoping to|would like to|want to learn|wish to learn|keen to learn|eager to learn|willing to learn|applied for|application submitted|submitted|in progress|pending|working towards|studying for|abgelaufen|geplant|möchte|würde gern|angemeldet|expiré|périmé|souhaite|aimerais|caducad[oa]|me gustaría|en trámite|scadut[oa]|vorrei|verlopen|wil graag)(?!\p{L})/iu;

/** A text without what it denies: "no licence" shows none. */
export const withoutDenied = (text: string): string => text.replace(NOT_ONLY, " ").replace(DENIAL, " ");

const ON_THE_WAY =
	/(?<!\p{L})(?:on the way|working towards|part-qualified|studying towards|in training|in progress|willing to (?:obtain|gain|work towards)|ready to (?:obtain|gain)|bereitschaft[^.]{0,30}erwerb|in ausbildung|en cours|en curso|in corso)(?!\p{L})/iu;

/** Whether a demand is met by who is about to meet it. */
export const takesWhatIsToCome = (demand: string): boolean => ON_THE_WAY.test(demand);

/** Whether a text tells of something that its owner does not have any more, or not yet. */
export const tellsOfLack = (text: string): boolean => NOT_HAD.test(text);

const DENYING = /^\s*(?:no|not|never|kein|keine|keinen|keinerlei|sans|aucun|aucune|sin|ningún|ninguna|senza|nessun|nessuna|geen|sem)(?!\p{L})/iu;

/** Whether a demand asks that something is not so: "No preventable accidents". */
export const asksForNone = (demand: string): boolean => DENYING.test(demand);
