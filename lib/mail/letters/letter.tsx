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
import { MarkdownBody } from "./markdown-body";
import { DARK_STYLE, STYLES } from "./styles";

/** What a mail says: a greeting, paragraphs or a longer text, at most one button, closing lines in small print. */
export interface LetterContent {
	readonly subject: string;
	readonly name: string | null;
	readonly paragraphs: ReadonlyArray<string | { readonly text: string; readonly url: string }>;
	/** Figures and names that belong together, a line for each. */
	readonly facts?: ReadonlyArray<{ readonly label: string; readonly value: string }>;
	/** A longer text, after the paragraphs. */
	readonly markdown?: string;
	readonly action?: { readonly label: string; readonly url: string };
	readonly notes: readonly string[];
	/** Where mails like this one are stopped, for those that can be. */
	readonly stopUrl?: string;
}

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

function Action({ label, url }: NonNullable<LetterContent["action"]>) {
	return (
		<>
			<Section style={{ margin: "8px 0 24px" }}>
				<Button href={url} className="action" style={STYLES.action}>
					{label}
				</Button>
			</Section>
			<Text className="muted" style={STYLES.note} data-skip-in-text="true">
				If the button does not work, open this address: <Address url={url} />
			</Text>
		</>
	);
}

/** One mail. What only helps a reader of HTML is left out of the text, which is made from the same markup. */
export function Letter({ subject, name, paragraphs, facts = [], markdown, action, notes, stopUrl }: LetterContent) {
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
					{markdown !== undefined && <MarkdownBody text={markdown} />}
					{action && <Action {...action} />}
					<Hr className="line" style={STYLES.line} data-skip-in-text="true" />
					{notes.map((note) => (
						<Text key={note} className="muted" style={STYLES.note}>
							{note}
						</Text>
					))}
					{stopUrl && (
						<Text className="muted" style={STYLES.note}>
							<Link href={stopUrl} className="link" style={STYLES.link}>
								Stop mails like this one
							</Link>
						</Text>
					)}
				</Container>
			</Body>
		</Html>
	);
}
