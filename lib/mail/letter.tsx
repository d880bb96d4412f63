import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties } from "react";

/** What a mail says: a greeting, paragraphs, at most one button, closing lines in small print. */
export interface LetterContent {
	readonly subject: string;
	readonly name: string | null;
	readonly paragraphs: ReadonlyArray<string | { readonly text: string; readonly url: string }>;
	/** Figures and names that belong together, a line for each. */
	readonly facts?: ReadonlyArray<{ readonly label: string; readonly value: string }>;
	readonly action: { readonly label: string; readonly url: string };
	readonly notes: readonly string[];
	/** Where mails like this one are stopped, for those that can be. */
	readonly stopUrl?: string;
}

/** The tokens of the screens, light and dark, in the notation that mail programs read. */
const LIGHT = { canvas: "#f8f9fa", surface: "#ffffff", line: "#e1e3e5", ink: "#1a1e24", muted: "#50565d", accent: "#1e53bc", onAccent: "#fcfdff" };
const DARK = { canvas: "#0e1012", surface: "#15171a", line: "#292c30", ink: "#ebedef", muted: "#abb0b6", accent: "#87abf5", onAccent: "#0a101e" };

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

// Light stands in style attributes, which every program reads; dark can stand in a style element alone, so it must outweigh them.
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.canvas,.canvas td{background-color:${DARK.canvas}!important}
.card,.card td{background-color:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.link{color:${DARK.accent}!important}
.line,.facts{border-color:${DARK.line}!important}
.action{background-color:${DARK.accent}!important}.action,.action span{color:${DARK.onAccent}!important}}`;

const STYLES = {
	canvas: { margin: 0, padding: "32px 16px", backgroundColor: LIGHT.canvas, fontFamily: FONT },
	card: { maxWidth: 520, padding: 32, backgroundColor: LIGHT.surface, border: `1px solid ${LIGHT.line}`, borderRadius: 10 },
	mark: { margin: "0 0 16px", fontSize: 14, lineHeight: "20px", fontWeight: 600, color: LIGHT.muted },
	heading: { margin: "0 0 20px", fontSize: 20, lineHeight: "28px", fontWeight: 600, color: LIGHT.ink },
	paragraph: { margin: "0 0 16px", fontSize: 15, lineHeight: "24px", color: LIGHT.ink },
	note: { margin: "0 0 8px", fontSize: 13, lineHeight: "20px", color: LIGHT.muted },
	link: { color: LIGHT.accent, textDecoration: "underline", wordBreak: "break-all" },
	facts: { margin: "0 0 16px", padding: "12px 16px", border: `1px solid ${LIGHT.line}`, borderRadius: 6 },
	fact: { margin: 0, fontSize: 15, lineHeight: "26px", color: LIGHT.ink, wordBreak: "break-word" },
	factLabel: { color: LIGHT.muted },
	action: { padding: "12px 20px", backgroundColor: LIGHT.accent, color: LIGHT.onAccent, borderRadius: 6, fontSize: 15, fontWeight: 500 },
	line: { margin: "24px 0 16px", borderColor: LIGHT.line },
} as const satisfies Record<string, CSSProperties>;

function Address({ url }: { url: string }) {
	return (
		<Link href={url} className="link" style={STYLES.link}>
			{url}
		</Link>
	);
}

function Facts({ facts }: { facts: NonNullable<LetterContent["facts"]> }) {
	return (
		<Section className="facts" style={STYLES.facts}>
			{facts.map(({ label, value }) => (
				<Text key={label} className="ink" style={STYLES.fact}>
					<span className="muted" style={STYLES.factLabel}>
						{label}:
					</span>{" "}
					{value}
				</Text>
			))}
		</Section>
	);
}

/** One mail. What only helps a reader of HTML is left out of the text, which is made from the same markup. */
export function Letter({ subject, name, paragraphs, facts = [], action, notes, stopUrl }: LetterContent) {
	const [first] = paragraphs;
	return (
		<Html lang="en">
			<Head>
				<title>{subject}</title>
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<style>{DARK_STYLE}</style>
			</Head>
			<Body className="canvas" style={STYLES.canvas}>
				<Preview>{typeof first === "string" ? first : subject}</Preview>
				<Container className="card" style={STYLES.card}>
					<Text className="muted" style={STYLES.mark} data-skip-in-text="true">
						Goal Mode
					</Text>
					<Heading as="h1" className="ink" style={STYLES.heading} data-skip-in-text="true">
						{subject}
					</Heading>
					<Text className="ink" style={STYLES.paragraph}>
						{name ? `Hello ${name},` : "Hello,"}
					</Text>
					{paragraphs.map((paragraph) => (
						<Text key={typeof paragraph === "string" ? paragraph : paragraph.url} className="ink" style={STYLES.paragraph}>
							{typeof paragraph === "string" ? paragraph : paragraph.text}
							{typeof paragraph !== "string" && <Address url={paragraph.url} />}
						</Text>
					))}
					{facts.length > 0 && <Facts facts={facts} />}
					<Section style={{ margin: "8px 0 24px" }}>
						<Button href={action.url} className="action" style={STYLES.action}>
							{action.label}
						</Button>
					</Section>
					<Text className="muted" style={STYLES.note} data-skip-in-text="true">
						If the button does not work, open this address: <Address url={action.url} />
					</Text>
					<Hr className="line" style={STYLES.line} data-skip-in-text="true" />
					{notes.map((note) => (
						<Text key={note} className="muted" style={STYLES.note}>
							{note}
						</Text>
					))}
					{stopUrl && (
						<Text className="muted" style={STYLES.note}>
							You get no more mails like this by one press here: <Address url={stopUrl} />
						</Text>
					)}
				</Container>
			</Body>
		</Html>
	);
}
