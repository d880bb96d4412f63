"use client";

import { useEffect, useRef, useState } from "react";
import { showLocalTimes } from "@/components/surveys/form/client/local-times";
import { createStepper } from "@/components/surveys/form/client/stepper";
import type { ScriptForm } from "@/components/surveys/form/pages/form-page";
import { pageNonce } from "@/components/ui/nonce";

const BLANK = "<!doctype html><html><head></head><body></body></html>";

export interface Device {
	/** Pixels of the screen that the page is laid out for. */
	readonly width: number;
	readonly height: number;
}

interface PageFrameProps {
	/** A whole page of the form. */
	html: string;
	device: Device;
	title: string;
	/** The question that is being written: a form that goes step by step shows it. What is written elsewhere stands at its beginning. */
	activeKey: string | null;
	/** Somebody has gone through to the end of the form. */
	onSend: () => void;
}

/** A page of a survey on the screen of a device, as large as there is room for. It can be tried; nothing of it is sent. */
export function PageFrame({ html, device, title, activeKey, onSend }: PageFrameProps) {
	const [room, setRoom] = useState({ width: device.width, height: device.height });
	const roomRef = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const place = roomRef.current;
		if (!place) return;
		// While it is out of sight it has no size, and keeps the one that it had.
		const observer = new ResizeObserver(() => place.clientWidth > 0 && setRoom({ width: place.clientWidth, height: place.clientHeight }));
		observer.observe(place);
		return () => observer.disconnect();
	}, []);
	const frameRef = usePage(html, activeKey, onSend);
	const scale = Math.min(1, room.width / device.width);
	const height = Math.min(device.height, room.height / scale);
	return (
		<div ref={roomRef} className="h-full min-h-[40rem] overflow-hidden xl:min-h-0">
			<div className="mx-auto overflow-hidden rounded-lg border bg-canvas" style={{ width: device.width * scale, height: height * scale }}>
				<iframe
					ref={frameRef}
					title={title}
					srcDoc={BLANK}
					className="origin-top-left border-0"
					style={{ width: device.width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
				/>
			</div>
		</div>
	);
}

/** Keeps a frame's page to this HTML, which is put in piece by piece: a page that is loaded anew for each letter would flicker. */
function usePage(html: string, activeKey: string | null, onSend: () => void) {
	const frameRef = useRef<HTMLIFrameElement>(null);
	const [loads, setLoads] = useState(0);
	const stepRef = useRef({ index: 0, since: activeKey });
	const onSendRef = useRef(onSend);
	onSendRef.current = onSend;
	useEffect(() => {
		const frame = frameRef.current;
		const count = () => setLoads((before) => before + 1);
		frame?.addEventListener("load", count);
		if (frame?.contentDocument?.readyState === "complete") count();
		return () => frame?.removeEventListener("load", count);
	}, []);
	useEffect(() => {
		const page = frameRef.current?.contentDocument;
		// Between two pages it has neither head nor body.
		if (loads === 0 || !page?.head || !page.body) return;
		fillPage(page, html);
		const form = page.querySelector<HTMLFormElement>("form[data-form]");
		const go = form ? startSteps(form, activeKey, stepRef.current) : () => false;
		const onClick = (event: MouseEvent) => {
			const target = (event.target as Element).closest("a, button[type=submit]");
			if (!target) return;
			event.preventDefault();
			if (target.tagName === "BUTTON" && !go()) onSendRef.current();
		};
		page.addEventListener("click", onClick);
		return () => page.removeEventListener("click", onClick);
	}, [html, activeKey, loads]);
	return frameRef;
}

function fillPage(page: Document, html: string): void {
	const made = new DOMParser().parseFromString(html, "text/html");
	const style = page.head.querySelector("style") ?? page.createElement("style");
	style.nonce = pageNonce() ?? "";
	style.textContent = made.querySelector("style")?.textContent ?? "";
	if (!style.isConnected) page.head.append(style);
	page.documentElement.lang = made.documentElement.lang;
	page.documentElement.className = "";
	page.title = made.title;
	page.body.className = "";
	page.body.replaceChildren(...made.body.children);
	showLocalTimes(page);
}

/** Where a form stands, and since which question was written: it follows that one until somebody goes through it. */
interface Place {
	index: number;
	since: string | null;
}

/** Has a form go step by step as its own script does. Returns what goes on, false at its end. */
function startSteps(form: HTMLFormElement, activeKey: string | null, place: Place): () => boolean {
	const config = JSON.parse(form.dataset.form ?? "{}") as ScriptForm;
	const steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
	if (!config.isStepwise) {
		const active = steps.find(({ dataset }) => dataset.question === activeKey);
		if (place.since !== activeKey) active?.scrollIntoView({ block: "nearest" });
		place.since = activeKey;
		return () => false;
	}
	const stepper = createStepper(form, steps, config.words, (_step, index) => {
		place.index = index;
	});
	const active = steps.findIndex(({ dataset }) => dataset.question === activeKey);
	const index = place.since === activeKey ? place.index : Math.max(active, 0);
	place.since = activeKey;
	stepper.show(index, false);
	return () => {
		if (stepper.isLast()) return false;
		stepper.next();
		return true;
	};
}
