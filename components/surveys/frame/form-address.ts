/** The path of a survey's public form. */
export function formAddress(surveyId: string): string {
	return `/s/${surveyId}`;
}

/** Answers that a link brings along, by the prefill names of questions; `name` and `email` are of the respondent. */
export type Prefill = Readonly<Record<string, string | readonly string[]>>;

/** The whole address of a form with answers filled in. What is empty is left out. */
export function prefilledAddress(origin: string, surveyId: string, prefill: Prefill): string {
	const pairs = Object.entries(prefill).flatMap(([name, value]) => [value].flat().map((entry): [string, string] => [name, entry.trim()]));
	const search = new URLSearchParams(pairs.filter(([, value]) => value !== ""));
	return `${origin}${formAddress(surveyId)}${search.size > 0 ? `?${search}` : ""}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What to put into a page to show the form there, as high as it needs to be. */
export function embedSnippet(origin: string, surveyId: string, title: string): string {
	const address = `${origin}${formAddress(surveyId)}?embed=1`;
	return [
		`<iframe src="${escaped(address)}" title="${escaped(title)}" style="width:100%;border:0;height:600px" data-survey="${surveyId}"></iframe>`,
		"<script>",
		'addEventListener("message", function (event) {',
		`  if (event.origin !== "${origin}" || !event.data || event.data.type !== "survey-height") return;`,
		`  var frame = document.querySelector('[data-survey="${surveyId}"]');`,
		'  if (event.source === frame.contentWindow) frame.style.height = event.data.height + "px";',
		"});",
		"</script>",
	].join("\n");
}
