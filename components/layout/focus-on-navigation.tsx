"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { isFocusFree } from "@/components/ui/use-landing";

/** After a change of page the keyboard goes on at the new page's heading, unless something there has taken the focus already. */
export function FocusOnNavigation() {
	const pathname = usePathname();
	const shownRef = useRef(pathname);
	useEffect(() => {
		if (shownRef.current === pathname) return;
		shownRef.current = pathname;
		const heading = document.querySelector<HTMLElement>("#content h1");
		if (!heading || !isFocusFree()) return;
		heading.tabIndex = -1;
		heading.dataset.landing = "";
		heading.focus({ preventScroll: true });
	}, [pathname]);
	return null;
}
