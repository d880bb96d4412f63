"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { ExternalToast } from "sonner";

const Toasts = dynamic(() => import("./toasts").then((module) => module.Toasts), { ssr: false });

/** What shows messages is loaded with the first of them. */
const FIRST = "toast:first";
let isWanted = false;

async function sonner() {
	if (!isWanted) {
		isWanted = true;
		window.dispatchEvent(new Event(FIRST));
	}
	return (await import("sonner")).toast;
}

const say = (kind: "message" | "success" | "error" | "info" | "warning") => (title: string, more?: ExternalToast) => {
	sonner()
		.then((toast) => toast[kind](title, more))
		.catch(() => undefined);
};

/** Shows a passing message; `more` as sonner takes it. */
export const toast = { message: say("message"), success: say("success"), error: say("error"), info: say("info"), warning: say("warning") };

/** The one place where passing messages appear. */
export function ToastArea() {
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		const show = () => setIsShown(true);
		if (isWanted) show();
		window.addEventListener(FIRST, show);
		return () => window.removeEventListener(FIRST, show);
	}, []);
	return isShown ? <Toasts /> : null;
}
