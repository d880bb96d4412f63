import { expect, it } from "vitest";
import { askedPage, workflowBegunAt } from "@/components/accounts/asked-page";
import { PAGES } from "@/components/layout/places";

/** Whoever has no session is let in there. */
const OPEN = ["/catalog", "/community"];

it("says of every page that asks for a session which one it is, and a guest goes on to it", () => {
	for (const { href } of PAGES.filter((place) => !OPEN.includes(place.href))) {
		const { reason, guestPlace } = askedPage(`${href}?a=1`, null);
		expect(reason, href).toMatch(/^Sign in to see /);
		expect(guestPlace, href).toBe(`${href}?a=1`);
	}
});

it.each([
	["/inbox", "Sign in to see your inbox.", "/inbox"],
	["/runs/01900000?tab=a", "Sign in to see this run.", "/runs"],
	["/new/forge.redact?goal=a%2Fb", "Sign in to start “Redact a document”.", "/new/forge.redact?goal=a%2Fb"],
	["/community/1", "Sign in to go on.", null],
	["/runsaway", "Sign in to go on.", null],
])("tells of %s", (place, reason, guestPlace) => {
	expect(askedPage(place, "Redact a document")).toEqual({ reason, guestPlace });
});

it.each([
	["/new/goal_lane.resume_to_job_ready?sample=a", "goal_lane.resume_to_job_ready"],
	["/new/%zz", null],
	["/inbox", null],
])("knows the workflow of %s", (place, workflowId) => {
	expect(workflowBegunAt(place)).toBe(workflowId);
});
