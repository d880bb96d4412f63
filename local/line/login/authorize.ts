import type { ServerResponse } from "node:http";
import { sendHtml } from "@/local/identity/serve";
import { changeFriendship, type Desk } from "@/local/line/desk";
import { escapeHtml, standInPage } from "@/local/line/pages";
import { personNamed } from "@/local/line/records/book";
import { isReachable, type LinePerson } from "@/local/line/records/people";
import type { Codes } from "./codes";

const PASSED_ON = ["response_type", "client_id", "redirect_uri", "scope", "state", "nonce", "code_challenge", "code_challenge_method", "bot_prompt"] as const;
const CHALLENGE = /^[\w-]{43}$/;
const MOST_NAME = 40;

/** What is wrong with a request to authorize, in a sentence; null for nothing. LINE shows such faults itself and redirects nowhere. */
function faultOf({ account }: Desk, query: URLSearchParams): string | null {
	if (query.get("client_id") !== account.loginChannelId) return "400 Bad Request: no channel has this client_id.";
	if (query.get("redirect_uri") !== account.callbackUrl) return "400 Bad Request: the redirect_uri is not registered for this channel.";
	if (query.get("response_type") !== "code") return "400 Bad Request: response_type must be code.";
	if (!query.get("state")) return "400 Bad Request: state is missing.";
	if (
		!query
			.get("scope")
			?.split(" ")
			.some((scope) => scope === "openid" || scope === "profile")
	)
		return "400 Bad Request: scope must have openid or profile.";
	if (query.get("code_challenge") && query.get("code_challenge_method") !== "S256") return "400 Bad Request: code_challenge_method must be S256.";
	return query.get("code_challenge") && !CHALLENGE.test(query.get("code_challenge") ?? "") ? "400 Bad Request: code_challenge is malformed." : null;
}

function hiddenFields(query: URLSearchParams): string {
	return PASSED_ON.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? "")}">`).join("");
}

const FORM = '<form method="post" action="/oauth2/v2.1/authorize">';

function personButton(person: LinePerson, fields: string): string {
	const said = isReachable(person) ? "has added the account" : person.isBlocking ? "blocks the account" : "has not added the account";
	return `${FORM}${fields}<input type="hidden" name="name" value="${escapeHtml(person.displayName)}"><button>${escapeHtml(person.displayName)}<small>${said}</small></button></form>`;
}

function choosePage({ book }: Desk, query: URLSearchParams, note = ""): string {
	const fields = hiddenFields(query);
	const people = book.people.map((person) => personButton(person, fields)).join("");
	const other = `<section><h2>Somebody else</h2>${FORM}${fields}<label>Name<input name="name" required maxlength="${MOST_NAME}" autocomplete="off"></label><button>Go on as this person</button></form></section>`;
	return standInPage("Sample LINE sign-in", `<section aria-label="Sample people">${people}</section>${other}`, note);
}

const SCOPE_WORDS: Readonly<Record<string, string>> = { openid: "your LINE user id", profile: "your name and picture" };

function consentPage({ account }: Desk, query: URLSearchParams, person: LinePerson): string {
	const scopes = (query.get("scope") ?? "").split(" ").map((scope) => `<li>${escapeHtml(SCOPE_WORDS[scope] ?? scope)}</li>`);
	const isAsked = ["normal", "aggressive"].includes(query.get("bot_prompt") ?? "") && !isReachable(person);
	const friend = isAsked
		? `<label class="check"><input type="checkbox" name="friend" value="yes"${query.get("bot_prompt") === "aggressive" ? " checked" : ""}><span>Add ${escapeHtml(account.basicId)} as a friend, so that it may write to me</span></label>`
		: "";
	const fields = `${hiddenFields(query)}<input type="hidden" name="name" value="${escapeHtml(person.displayName)}"><input type="hidden" name="consent" value="asked">`;
	const heading = `<section><h2>${escapeHtml(person.displayName)}, the application asks for</h2><ul>${scopes.join("")}</ul></section>`;
	return standInPage(
		"Sample LINE consent",
		`${heading}${FORM}${fields}${friend}<button name="answer" value="allow">Allow</button><button name="answer" value="cancel">Cancel</button></form>`,
	);
}

export function showChoice(desk: Desk, query: URLSearchParams, response: ServerResponse): void {
	const fault = faultOf(desk, query);
	sendHtml(response, fault === null ? choosePage(desk, query) : standInPage("Sample LINE sign-in", "", fault), fault === null ? 200 : 400);
}

/** Takes who the person is, then what they allow, and leads back to the application. */
export async function takeChoice(desk: Desk, codes: Codes, form: URLSearchParams, response: ServerResponse): Promise<void> {
	const fault = faultOf(desk, form);
	if (fault) return sendHtml(response, standInPage("Sample LINE sign-in", "", fault), 400);
	const name = (form.get("name") ?? "").trim();
	if (name === "" || name.length > MOST_NAME) return sendHtml(response, choosePage(desk, form, "Give a name."), 422);
	const person = personNamed(desk.book, name);
	desk.book.save();
	if (form.get("consent") !== "asked") return sendHtml(response, consentPage(desk, form, person));
	const back = new URL(form.get("redirect_uri") ?? "");
	back.searchParams.set("state", form.get("state") ?? "");
	if (form.get("answer") !== "allow") {
		back.searchParams.set("error", "access_denied");
		back.searchParams.set("error_description", "The resource owner denied the request.");
	} else {
		const isNewFriend = form.get("friend") === "yes" && !isReachable(person);
		if (isNewFriend) await changeFriendship(desk, person, "follow");
		back.searchParams.set("code", codes.make(person, form));
		if (form.get("bot_prompt")) back.searchParams.set("friendship_status_changed", String(isNewFriend));
	}
	response.writeHead(302, { location: back.href, "cache-control": "no-store" }).end();
}
