#!/bin/sh
# Prints nginx' settings for TRUSTED_PROXIES: addresses and networks (CIDR), separated by spaces or commas. X-Forwarded-For and
# X-Forwarded-Proto are read from these proxies only. Empty: from none.
# Exits with 1 and a message when a word is no address or network.
set -eu
printf '%s' "${TRUSTED_PROXIES-}" | tr ',\n\t' '   ' | tr -s ' ' '\n' | awk '
  function number(text, most) { return text ~ /^[0-9]+$/ && length(text) <= 3 && text + 0 <= most }

  function ipv4(address, parts, count, i) {
    count = split(address, parts, ".")
    if (count != 4) return 0
    for (i = 1; i <= 4; i++) if (!number(parts[i], 255)) return 0
    return 1
  }

  function ipv6(address, parts, count, gaps, groups, i, rest) {
    if (address !~ /^[0-9a-fA-F:]+$/ || address ~ /:::/) return 0
    rest = address
    gaps = gsub(/::/, "-", rest)
    if (gaps > 1 || rest ~ /^:/ || rest ~ /:$/) return 0
    count = split(rest, parts, /[:-]/)
    for (i = 1; i <= count; i++) {
      if (length(parts[i]) > 4) return 0
      if (parts[i] != "") groups++
    }
    return gaps ? groups <= 7 : groups == 8
  }

  function problem(word, way, count, address, most) {
    count = split(word, way, "/")
    address = way[1]
    most = ipv4(address) ? 32 : ipv6(address) ? 128 : 0
    if (!most || count > 2) return "is no address and no network: write them like 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32"
    if (count == 2 && !number(way[2], most)) return "has a prefix that is not between 1 and " most
    if (count == 2 && way[2] + 0 == 0) return "is everybody, and everybody could pass for anybody else"
    return ""
  }

  $0 == "" { next }
  {
    why = problem($0)
    if (why != "") {
      print "TRUSTED_PROXIES: \"" $0 "\" " why "." | "cat >&2"
      wrong = 1
    }
    trusted[++last] = $0
  }
  END {
    if (wrong) { close("cat >&2"); exit 1 }
    print "real_ip_header X-Forwarded-For;"
    # The address that the outermost trusted proxy saw: what the client itself wrote into the header is to the left of it.
    print "real_ip_recursive on;"
    for (i = 1; i <= last; i++) print "set_real_ip_from " trusted[i] ";"
    print "geo $realip_remote_addr $is_trusted_proxy {\n  default 0;"
    for (i = 1; i <= last; i++) print "  " trusted[i] " 1;"
    print "}"
  }'
