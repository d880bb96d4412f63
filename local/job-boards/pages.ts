import { descriptionHtml, escapeHtml, payText, validThrough } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1c1f24,#e9eaee);--quiet:light-dark(#5b616b,#a3a9b5);--line:light-dark(#dfe2e7,#343943);--page:light-dark(#fff,#16181d);--note:light-dark(#fff6d6,#3a3215)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.25;margin:1.5rem 0 .25rem}h2,h3{font-size:1.05rem;margin:1.75rem 0 .25rem}
.note{background:var(--note);border-radius:6px;padding:.5rem .75rem;font-size:.875rem}.facts{color:var(--quiet);margin:0 0 1.5rem}
ul{padding-left:1.25rem}a{color:inherit}details{border-top:1px solid var(--line);margin-top:2rem;padding-top:1rem}
summary{display:inline-block;cursor:pointer;padding:.6rem 1rem;border:1px solid currentColor;border-radius:6px;font-weight:600}`;

function page(title: string, language: string, head: string, body: string): string {
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${head}</head><body><main>${body}</main></body></html>`;
}

const SAMPLE_NOTE = '<p class="note" lang="en"><strong>Sample posting.</strong> The company and the opening are invented.</p>';
const EMPLOYMENT = { "Full-time": "FULL_TIME", "Part-time": "PART_TIME", Contract: "CONTRACTOR", Internship: "INTERN" } as const;
const UNIT = { hour: "HOUR", month: "MONTH", year: "YEAR" } as const;

/** schema.org JobPosting, as pages embed it for search engines. */
function jsonLd(listing: Listing, isClosed: boolean): string {
	const { place, mode, employment, pay } = listing.position;
	const data = {
		"@context": "https://schema.org",
		"@type": "JobPosting",
		title: listing.title,
		description: descriptionHtml(listing),
		datePosted: listing.postedAt.toISOString(),
		validThrough: validThrough(listing, isClosed).toISOString(),
		employmentType: EMPLOYMENT[employment],
		hiringOrganization: { "@type": "Organization", name: listing.companyName },
		jobLocation: {
			"@type": "Place",
			address: { "@type": "PostalAddress", addressLocality: place.city, addressRegion: place.region ?? undefined, addressCountry: place.code },
		},
		...(mode === "Remote" ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: place.country } } : {}),
		...(pay === null
			? {}
			: {
					baseSalary: {
						"@type": "MonetaryAmount",
						currency: pay.currency,
						value: { "@type": "QuantitativeValue", minValue: pay.min, maxValue: pay.max, unitText: UNIT[pay.period] },
					},
				}),
	};
	return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** The public page of an open posting, or of one that says itself that it is closed. */
export function postingPage(listing: Listing, isClosed: boolean): string {
	const { mode, employment, pay, text } = listing.position;
	const facts = [listing.locationName, mode, employment, ...(pay === null ? [] : [payText(pay)])].map(escapeHtml).join(" · ");
	const apply = isClosed
		? '<p class="note" lang="en">This job is no longer accepting applications.</p>'
		: '<details lang="en"><summary>Apply for this job</summary><p>This is sample data, so nothing is sent to anyone. On a real board, the application form would open here.</p></details>';
	const body = `${SAMPLE_NOTE}<h1>${escapeHtml(listing.title)}</h1><p class="facts">${escapeHtml(listing.companyName)} · ${facts}</p>${isClosed ? apply : ""}${descriptionHtml(listing)}${isClosed ? "" : apply}`;
	return page(`${listing.title} – ${listing.companyName}`, text.language, jsonLd(listing, isClosed), body);
}

/** A plain page that lists links: the postings of a board, or all boards. */
export function indexPage(title: string, links: ReadonlyArray<{ readonly href: string; readonly text: string }>): string {
	const items = links.map(({ href, text }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`).join("");
	return page(title, "en", "", `${SAMPLE_NOTE}<h1>${escapeHtml(title)}</h1><ul>${items}</ul>`);
}

/** A page that says one thing: not found, no access, out of order. */
export function messagePage(title: string, text: string): string {
	return page(title, "en", "", `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
}
