import { runProvider } from "@/local/identity/program";
import { startGitHub } from "./provider";

await runProvider(startGitHub);
