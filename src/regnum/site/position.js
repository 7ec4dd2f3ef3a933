// Positions of games on any page: <script src="…/position.js" defer></script>, and then
// <regnum-position record="evening.regnum" at="12"></regnum-position>, or the saved game itself between the tags.
// What is shown lies in a frame of its own, so that neither page disturbs the other; Python is fetched when somebody plays.
{
    const PAGE = new URL("./", document.currentScript.src);

    class RegnumPosition extends HTMLElement {
        #frame = document.createElement("iframe");

        connectedCallback() {
            const language = this.getAttribute("lang");
            this.#frame.src = `${new URL("index.html", PAGE)}#/position${language ? `?lang=${language}` : ""}`;
            this.#frame.title = this.getAttribute("title") ?? "Regnum";
            this.#frame.loading = "lazy";
            this.#frame.allow = "fullscreen";
            const height = this.getAttribute("height") ?? "min(42rem, 92vh)";
            Object.assign(this.#frame.style, { width: "100%", height, border: "1px solid #8886", borderRadius: "6px" });
            this.style.display = "block";
            if (!this.shadowRoot) this.attachShadow({ mode: "open" }).append(this.#frame);
            window.addEventListener("message", this.#asked);
        }

        disconnectedCallback() {
            window.removeEventListener("message", this.#asked);
        }

        // The frame says when it is there.
        #asked = async ({ source, data }) => {
            if (source !== this.#frame.contentWindow || data?.regnum !== "here") return;
            const [record, shown] = await Promise.all([this.#record(), this.#shown()]);
            const at = this.hasAttribute("at") ? Number(this.getAttribute("at")) : null;
            this.#frame.contentWindow.postMessage({ regnum: { record, at, shown } }, PAGE.origin);
        };

        async #record() {
            const from = this.getAttribute("record");
            if (!from) return this.textContent.trim();
            const found = await fetch(from);
            return found.ok ? found.text() : `${from}: ${found.status}`;
        }

        // How it looks, if somebody has written that down (regnum.site.views).
        async #shown() {
            const from = this.getAttribute("shown");
            const found = from && (await fetch(from).catch(() => null));
            return found?.ok ? found.json() : null;
        }
    }

    customElements.define("regnum-position", RegnumPosition);
}
