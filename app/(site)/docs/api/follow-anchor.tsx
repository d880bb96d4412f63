"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { addressOfCode, addressOfShape, placeOf } from "./addresses";

/** Where an anchor of the reference is since each section has a page of its own; null for one of this page, and for none that there is. */
function placeOfAnchor(anchor: string): string | null {
	if (anchor === "" || document.getElementById(anchor)) return null;
	if (anchor.startsWith("code-")) return addressOfCode(anchor.slice("code-".length));
	if (anchor === "shapes") return addressOfShape("A").split("#")[0] ?? null;
	if (anchor.startsWith("shape-")) return addressOfShape(anchor.slice("shape-".length));
	const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a[href^='/docs/api/']")].map((link) => link.getAttribute("href") ?? "");
	return links.find((href) => href.endsWith(`#${anchor}`) || href === placeOf(anchor)) ?? null;
}

/** Leads on from addresses of the time when the reference was one page: `/docs/api#createSurvey`. */
export function FollowAnchor() {
	const router = useRouter();
	useEffect(() => {
		function follow() {
			const place = placeOfAnchor(decodeURIComponent(window.location.hash.slice(1)));
			if (place !== null) router.replace(place);
		}
		follow();
		window.addEventListener("hashchange", follow);
		return () => window.removeEventListener("hashchange", follow);
	}, [router]);
	return null;
}
