import type { NextConfig } from "next";

const NOT_USED = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"serial",
	"usb",
];

// The policy of pages is in proxy.ts: it has a nonce.
const SECURITY_HEADERS = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	// Browsers heed it over https alone.
	{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
	{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
	{ key: "Permissions-Policy", value: NOT_USED.map((feature) => `${feature}=()`).join(", ") },
];

const NO_FRAMES = [{ key: "X-Frame-Options", value: "DENY" }];

const PRINTING = "./node_modules/{@expo-google-fonts,geist,pdfkit,fontkit,docx,brotli,sharp,@img,markdown-it}/**/*";
// Films are made where runs are worked on, and nowhere else.
const FILMS = "./node_modules/h264-mp4-encoder/**/*";
// What reads scans is started from its files and never bundled: the engine, the variety of its data that is used, and the program of its thread.
const SCANS = [
	"./node_modules/tesseract.js-core/{package.json,tesseract-core-simd-lstm.js,tesseract-core-simd-lstm.wasm}",
	"./node_modules/@tesseract.js-data/*/4.0.0_best_int/*.gz",
	"./lib/tools/reading/scan/recognize-worker.mjs",
];
// What draws pages of PDFs is a program of its own kind beside its package.
const DRAWING = "./node_modules/@hyzyla/pdfium/dist/{index.esm.js,index.cjs,pdfium.wasm}";
const READERS_OF_PAGES = ["/api/v1/files/[fileId]/picture", "/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/picture"];
const READERS_OF_SCANS = ["/api/inngest", "/api/mcp/[server]"];
const OWN_TESTS_OF_PACKAGES = "./node_modules/*/{test,tests,bench,benchmarks}/**/*";
const BUILDS_FOR_BROWSERS = "./node_modules/{pdfkit/js,fontkit/dist}/*{browser,standalone,old}*";

const config: NextConfig = {
	distDir: process.env.NEXT_DIST_DIR ?? ".next",
	poweredByHeader: false,
	// Whoever has just looked at the types of the whole project says so.
	typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "1" },
	// Packages that read their own files or hold process-wide state; bundling would break them.
	serverExternalPackages: [
		"@hyzyla/pdfium",
		"@node-rs/argon2",
		"docx",
		"fontkit",
		"h264-mp4-encoder",
		"inngest",
		"nodemailer",
		"pdfkit",
		"pg",
		"pino",
		"pusher",
		"sharp",
		"tesseract.js-core",
		"undici",
		"unpdf",
	],
	// What a hosted function carries is what it loads, and documents are printed by three of them alone. Keys match a part of a route.
	outputFileTracingExcludes: {
		"/*": [OWN_TESTS_OF_PACKAGES, BUILDS_FOR_BROWSERS],
		"/api/v1/jobs/goal/route": [PRINTING, FILMS],
		"/api/v1/jobs/goal/\\[jobSpecId\\]/{choose-again,retry,slots}": [PRINTING, FILMS],
		"/api/v1/jobs/goal/\\[jobSpecId\\]/items/\\[itemId\\]/check": [PRINTING, FILMS],
		"/api/v1/files/\\[fileId\\]/picture": [FILMS],
		"/api/v1/jobs/goal/\\[jobSpecId\\]/artifacts/\\[artifactId\\]/picture": [FILMS],
		"/api/v1/user_workflows/\\[workflowId\\]/run-from": [PRINTING, FILMS],
		"/api/v1/developers/agents/\\[agentName\\]/versions/\\[version\\]/sandbox": [PRINTING, FILMS],
	},
	outputFileTracingIncludes: Object.fromEntries([
		...READERS_OF_SCANS.map((route) => [route, [...SCANS, DRAWING]]),
		...READERS_OF_PAGES.map((route) => [route, [DRAWING]]),
	]),
	headers: async () => [
		{ source: "/:path*", headers: SECURITY_HEADERS },
		{ source: "/((?!s/).*)", headers: NO_FRAMES },
		// A survey may stand in the frame of another site where its address says so; the policy of the page says the same.
		{ source: "/s/:path*", missing: [{ type: "query", key: "embed" }], headers: NO_FRAMES },
	],
	rewrites: async () => [{ source: "/health", destination: "/api/v1/health" }],
};

export default config;
