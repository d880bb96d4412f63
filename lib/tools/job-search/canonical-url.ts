import { trimEndOf } from "@/lib/platform/language/outer-letters";

const TRACKING_PARAMETER =
	/^(?:utm_.*|gh_src|gh_jid_src|lever-source.*|lever-origin|ashby_src|source|src|ref|referer|referrer|refId|trackingId|trk|fbclid|gclid|msclkid|mc_[ce]id|_hs.*|hsa_.*|recruiter|iis|iisn|trid|jobboard|campaign|medium|via)$/i;

/** An address as a key: without scheme, `www.`, fragment, tracking parameters, a closing slash or `/apply`; parameters in order. Null when it is none. */
export function canonicalUrl(address: string): string | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	const parameters = [...url.searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name)).sort(([one], [other]) => (one < other ? -1 : 1));
	const query = new URLSearchParams(parameters).toString();
	const path = trimEndOf(url.pathname, /\//).replace(/\/(?:apply|application)$/i, "");
	return `${url.host.replace(/^www\./, "")}${path}${query === "" ? "" : `?${query}`}`;
}
