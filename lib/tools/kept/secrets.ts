export const HIDDEN = "[hidden]";

/** Names of fields that hold what opens something. */
const SECRET_NAME = /(?:password|passwd|secret|token|authorization|cookie|api[-_]?key|private[-_]?key|credential|storage[-_]?key)s?$/i;

/** What opens something wherever it stands: our own keys, bearer tokens, signed tokens, the signature of a link, a name and password in one. */
const SECRETS: ReadonlyArray<readonly [RegExp, string]> = [
	[/\bck_[A-Za-z0-9_-]{16,}/g, HIDDEN],
	[/\b(Bearer|Basic) [A-Za-z0-9._~+/=-]{12,}/g, `$1 ${HIDDEN}`],
	[/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g, HIDDEN],
	[/([?&](?:token|sig|signature|x-amz-signature|x-amz-security-token|access_token|api_key|key|code)=)[^&#\s"']+/gi, `$1${HIDDEN}`],
	[/(\bhttps?:\/\/)[^\s/@:"']{1,200}:[^\s/@"']{1,200}@/gi, `$1${HIDDEN}@`],
];

/** A text without what opens something; `name` is that of its field. */
export function withoutSecrets(name: string, text: string): string {
	if (text === "") return text;
	if (SECRET_NAME.test(name)) return HIDDEN;
	return SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
