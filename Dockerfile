# The images of the product, a target each:
#   docker build --target shell .                                  also mf-public, mf-contractor, mf-admin, nginx, acme, backup
#   docker build --target service --build-arg SERVICE=svc-auth .   also svc-jobs, svc-invoice
#   docker build --target svc-media --build-arg SERVICE=svc-media .
# A builder without BuildKit runs every stage above the target: the one that needs an argument comes last.
FROM node:24.21.0-bookworm-slim AS runtime
WORKDIR /app

FROM nginx:1.28.0 AS nginx
COPY nginx/*.conf /etc/nginx/
COPY nginx/start.sh nginx/trusted-proxies.sh nginx/map-tiles.sh nginx/certificate.sh /usr/local/bin/
# A new volume takes its owner from here.
RUN mkdir /etc/nginx/certs /srv/acme && chown nginx:nginx /etc/nginx/certs /srv/acme && chmod 700 /etc/nginx/certs
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=10s --start-period=30m --retries=6 CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["start.sh"]

# The files that npm ci reads: a change of sources installs nothing anew.
FROM runtime AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM runtime AS contracts
COPY --from=manifests /app ./
RUN npm ci && npm cache clean --force
COPY tsconfig*.json ./
COPY packages packages
RUN npx tsc -b packages/contracts

FROM contracts AS build-mf-contractor
COPY mf-contractor mf-contractor
RUN cd mf-contractor && npx lingui compile --strict && npx webpack --mode production

FROM contracts AS build-mf-admin
COPY mf-admin mf-admin
RUN cd mf-admin && npx webpack --mode production

FROM contracts AS build-mf-public
COPY mf-public mf-public
RUN cd mf-public && npx webpack --mode production

# The pages that are written here name files of that build of mf-public.
FROM build-mf-public AS build-shell
COPY shell shell
RUN cd shell && npx webpack --mode production
ARG SITE_URL
RUN SITE_URL=$SITE_URL node shell/build/prerender.mjs

FROM nginx:1.28.0 AS front-end
COPY nginx/front.conf /etc/nginx/nginx.conf
COPY nginx/types.conf nginx/brotli.conf nginx/static.conf /etc/nginx/
COPY nginx/serve-front.sh /usr/local/bin/
# A new volume takes its owner from here.
RUN mkdir -p /srv/front/released && chown nginx:nginx /srv/front/released
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=10s --start-period=30m --retries=6 CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/mf-manifest.json"]
ENTRYPOINT ["serve-front.sh"]

FROM front-end AS mf-contractor
COPY --from=build-mf-contractor /app/mf-contractor/dist /srv/front

FROM front-end AS mf-admin
COPY --from=build-mf-admin /app/mf-admin/dist /srv/front

FROM front-end AS mf-public
COPY --from=build-mf-public /app/mf-public/dist /srv/front

FROM front-end AS shell
COPY nginx/spa.conf /etc/nginx/server.d/
COPY nginx/site-routes.conf nginx/site-page.conf /etc/nginx/
COPY --from=build-shell /app/shell/dist /srv/front
# The pages of this build that svc-media has written. A new volume takes its owner from here: svc-media's user.
USER root
RUN mkdir /srv/pages && chown 1000:1000 /srv/pages && \
  echo "set \$site_pages /srv/pages/$(cat /srv/front/build.txt);" > /etc/nginx/server.d/pages.conf
USER nginx
HEALTHCHECK --interval=5s --timeout=10s --start-period=30m --retries=6 CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/index.html"]

FROM contracts AS build-services
COPY svc-auth svc-auth
COPY svc-jobs svc-jobs
COPY svc-media svc-media
COPY svc-invoice svc-invoice
COPY scripts/root.mjs scripts/root.mjs
COPY scripts/build scripts/build
RUN (cd svc-auth && npx lingui compile --strict) && npx tsc -b svc-auth svc-jobs svc-media svc-invoice && node scripts/build/bundle-services.mjs svc-auth svc-jobs svc-media svc-invoice

# What `docker compose run backup` runs. It has the migrations of all four databases.
FROM runtime AS backup
# restic keeps the copies on another machine, over SFTP with ssh.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates restic openssh-client && rm -rf /var/lib/apt/lists/*
# New volumes take their owner from here.
RUN mkdir -p /backups /scratch /ssh && chown node:node /backups /scratch /ssh && chmod 700 /backups /scratch /ssh
ENV NODE_ENV=production
COPY --from=manifests /app ./
RUN npm ci --omit=dev --workspace @cleaning/backup && npm cache clean --force
COPY --from=build-services /app/packages/contracts/dist packages/contracts/dist
COPY --from=build-services /app/packages/service-kit/dist packages/service-kit/dist
COPY --from=build-services /app/svc-auth/dist svc-auth/dist
COPY --from=build-services /app/svc-jobs/dist svc-jobs/dist
COPY --from=build-services /app/svc-media/dist svc-media/dist
COPY --from=build-services /app/svc-invoice/dist svc-invoice/dist
COPY scripts scripts
USER node
ENTRYPOINT ["node", "scripts/backup/main.mjs"]

# Gets and renews the certificate: deploy/compose/acme.yml.
FROM nginx AS acme
USER root
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates lego && rm -rf /var/lib/apt/lists/*
RUN mkdir -m 700 /acme && chown nginx:nginx /acme
COPY nginx/acme.sh /usr/local/bin/
USER nginx
HEALTHCHECK NONE
ENTRYPOINT ["acme.sh"]

FROM runtime AS service
ARG SERVICE
ENV NODE_ENV=production SERVICE=$SERVICE
COPY --from=manifests /app ./
# Papers use two weights of each font: the others would be 90 MB.
RUN npm ci --omit=dev --workspace $SERVICE && npm cache clean --force && \
  find node_modules/@expo-google-fonts -name '*.ttf' ! -name '*_400Regular.ttf' ! -name '*_700Bold.ttf' -delete
COPY --from=build-services /app/packages/contracts/dist packages/contracts/dist
COPY --from=build-services /app/packages/service-kit/dist packages/service-kit/dist
COPY --from=build-services /app/$SERVICE/dist $SERVICE/dist
# svc-auth writes mail as files here when there is no mail server.
RUN mkdir /mail && chown node:node /mail
USER node
EXPOSE 3000
# A busy machine starts a program in seconds.
# The demo company is made before the first answer: on a slow machine that takes minutes.
HEALTHCHECK --interval=5s --timeout=10s --start-period=30m --retries=6 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "exec node $SERVICE/dist/bundle/main.js"]

# With the program that writes the public pages, of the same build as the shell.
FROM service AS svc-media
USER root
RUN mkdir /pages && chown node:node /pages
USER node
COPY --from=build-shell /app/.cache/pages /app/pages
ENV PAGES_PROGRAM=/app/pages PAGES_FOLDER=/pages
